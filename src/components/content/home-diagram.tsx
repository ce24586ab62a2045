import { Boxes, Cloud, LayoutTemplate, SquareDashed, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import type { Home as HomeWords } from '@/content/page-types';
import { toHref } from '@/lib/href';
import { CardText, CardTitle, cardClassName } from '../ui/card';

type Diagram = NonNullable<HomeWords['diagram']>;

/**
 * A diagram of four terms, each a link: an arrow leads from the first one to the middle one, which is inside a frame, and
 * another one from there to the last. On a small screen, the terms are below each other.
 */
export function HomeDiagram({ diagram }: { diagram: Diagram }) {
  const { first, firstArrow, frame, middle, lastArrow, last } = diagram;
  return (
    <div className="home-diagram">
      <Node node={first} icon={LayoutTemplate} />
      <Arrow>{firstArrow}</Arrow>
      <div className="home-frame">
        <div>
          <span>
            <span className="home-line" />
            <ArrowHead />
          </span>
          <a href={toHref(frame.href)} className="group" data-card>
            <NodeText node={frame} icon={SquareDashed} />
          </a>
        </div>
        <div className="relative mb-1.5 grid grid-cols-1">
          <span />
          <Node node={middle} icon={Boxes} />
        </div>
      </div>
      <Arrow>{lastArrow}</Arrow>
      <Node node={last} icon={Cloud} />
    </div>
  );
}

function Node({ node, icon }: { node: Diagram['first']; icon: IconNode }) {
  return (
    <a href={toHref(node.href)} className={`${cardClassName} relative bg-ground`} data-card>
      <NodeText node={node} icon={icon} />
    </a>
  );
}

function NodeText({ node, icon }: { node: Diagram['first']; icon: IconNode }) {
  return (
    <>
      <CardTitle icon={icon}>{node.title}</CardTitle>
      <CardText>{node.text}</CardText>
      <p className="mt-2.5 flex flex-wrap gap-1.5">
        {node.examples.map((example) => (
          <code key={example}>{example}</code>
        ))}
      </p>
    </>
  );
}

/** An arrow with a label: downward on a small screen, otherwise in the reading direction. */
function Arrow({ children }: { children: ReactNode }) {
  return (
    <p className="home-arrow">
      <span>
        <span className="home-line" />
        <ArrowHead />
      </span>
      <span>{children}</span>
    </p>
  );
}

function ArrowHead() {
  return (
    <svg aria-hidden="true" viewBox="0 0 8 8" className="home-head">
      <path d="M0 .5 8 4 0 7.5Z" />
    </svg>
  );
}
