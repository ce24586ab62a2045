import { Boxes, Cloud, LayoutTemplate, SquareDashed, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import type { Home as HomeWords } from '@/content/page';
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
    <div className="grid grid-cols-1 rounded-lg border border-line bg-raised p-3 sm:p-6 desktop:grid-cols-[minmax(0,1fr)_8.5rem_minmax(0,1.2fr)_8.5rem_minmax(0,1fr)] desktop:p-8">
      <Node node={first} icon={LayoutTemplate} className="desktop:row-start-2 desktop:mb-5.5" />
      <Edge className="desktop:-me-4 desktop:*:last:me-4" headClassName="max-desktop:hidden">
        {firstArrow}
      </Edge>
      <div className="grid grid-cols-1 rounded-lg border border-dashed border-line-strong bg-sunken p-3 desktop:row-span-2 desktop:row-start-1 desktop:grid-rows-subgrid desktop:p-4">
        <div className="relative max-desktop:ps-7">
          {/* Continues the arrow from the first term to the middle one. */}
          <span className="absolute start-4.25 -top-3 bottom-0 flex w-0 flex-col items-center desktop:hidden">
            <span className="w-px flex-1 bg-muted" />
            <ArrowHead />
          </span>
          <a href={toHref(frame.href)} className="group block px-2 pt-1 pb-3.5 text-body" data-card>
            <NodeText node={frame} icon={SquareDashed} />
          </a>
        </div>
        {/* The edge of a second card below it: the first term becomes several of the middle one. */}
        <div className="relative mb-1.5 grid grid-cols-1">
          <span className="absolute inset-x-2.5 top-2 -bottom-1.5 rounded-lg border border-line-strong bg-ground" />
          <Node node={middle} icon={Boxes} className="relative" />
        </div>
      </div>
      <Edge className="max-desktop:-mt-4.75 max-desktop:*:last:mt-7.75 desktop:-ms-4 desktop:*:last:ms-4">
        {lastArrow}
      </Edge>
      <Node node={last} icon={Cloud} className="desktop:row-start-2 desktop:mb-5.5" />
    </div>
  );
}

function Node({ node, icon, className }: { node: Diagram['first']; icon: IconNode; className: string }) {
  return (
    <a href={toHref(node.href)} className={`${cardClassName} bg-ground ${className}`} data-card>
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
          <code key={example} className="rounded-sm border border-line bg-sunken px-1.5 font-mono text-xs text-body">
            {example}
          </code>
        ))}
      </p>
    </>
  );
}

/** An arrow with a label: downward on a small screen, otherwise in the reading direction. */
function Edge({
  className,
  headClassName,
  children,
}: {
  className: string;
  headClassName?: string;
  children: ReactNode;
}) {
  return (
    <p
      className={`relative z-1 flex items-stretch gap-4 ps-6.5 text-ui text-muted desktop:row-start-2 desktop:mb-5.5 desktop:items-center desktop:ps-0 ${className}`}
    >
      <span className="flex w-2 flex-none flex-col items-center desktop:w-auto desktop:flex-1 desktop:flex-row">
        <span className="w-px flex-1 bg-muted desktop:h-px desktop:w-auto" />
        <ArrowHead className={headClassName} />
      </span>
      <span className="my-3 desktop:absolute desktop:inset-x-2 desktop:bottom-1/2 desktop:m-0 desktop:mb-1.5 desktop:text-center desktop:text-balance">
        {children}
      </span>
    </p>
  );
}

function ArrowHead({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 8 8"
      className={`-mt-1 size-2 flex-none rotate-90 fill-muted desktop:mt-0 desktop:rotate-(--mirrored) ${className}`}
    >
      <path d="M0 .5 8 4 0 7.5Z" />
    </svg>
  );
}
