import { BookOpen, Braces, Package, Wrench } from 'lucide';
import { primaryButtonClassName, quietButtonClassName } from '../ui/shared-class-names';
import { CardText, CardTitle, cardClassName } from '../ui/card';
import type { ReactNode } from 'react';
import type { Home as HomeWords } from '@/content/page-types';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import { HomeDiagram } from './home-diagram';
import { HomeExample, type RequestExample } from './home-example';

/** A service on the home page. */
export interface ServiceEntry {
  title: string;
  description: string;
  path: string;
  operations: number;
  webhooks: number;
}

const doorIcons = [BookOpen, Wrench, Package, Braces];

/** Returns whether there is an example, and whether text about it makes it higher, for `home.css`. */
function toExampleKind(example: RequestExample | undefined): 'plain' | 'explained' | undefined {
  if (!example) return undefined;
  return example.about ? 'explained' : 'plain';
}

/**
 * The home page: what the platform does, first links, an example request if the site names one, cards, a diagram of
 * the terms, and the services.
 */
export function Home({
  words,
  services,
  example,
}: {
  words: HomeWords;
  services: ServiceEntry[];
  example?: RequestExample;
}) {
  return (
    <main id="main" className="home">
      <div className="home-start" data-example={toExampleKind(example)}>
        <section className="max-w-column">
          <h1>{words.headline}</h1>
          <p className="mt-5 text-lg text-muted">{words.lead}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            {words.actions.map(({ label, href }, index) => (
              <a key={href} href={toHref(href)} className={index === 0 ? primaryButtonClassName : quietButtonClassName}>
                {label}
              </a>
            ))}
          </p>
        </section>
        <Doors doors={words.doors} />
        {example && <HomeExample example={example} />}
      </div>
      {words.diagram && (
        <Section id="diagram" title={words.diagram.title}>
          <p className="mb-6 max-w-column text-muted">{words.diagram.text}</p>
          <HomeDiagram diagram={words.diagram} />
        </Section>
      )}
      <Section id="services" title={messages.services(services.length)}>
        <ul className="home-services border-t border-line">
          {services.map(({ title, description, path, operations, webhooks }) => (
            <li key={path} className="border-b border-line">
              <a href={toHref(path)} className="group">
                <span className="font-semibold wrap-anywhere text-ink group-hover:text-accent">{title}</span>{' '}
                <span>
                  {messages.operationCount(operations, webhooks)}
                  <span className="sr-only">:</span>
                </span>{' '}
                <span>{description}</span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </main>
  );
}

function Doors({ doors }: { doors: HomeWords['doors'] }) {
  return (
    <ul className="home-doors">
      {doors.map(({ title, text, href }, index) => {
        const icon = doorIcons[index % doorIcons.length] ?? BookOpen;
        return (
          <li key={href + title} className="grid">
            <a href={toHref(href)} className={cardClassName} data-card>
              <CardTitle icon={icon}>{title}</CardTitle>
              <CardText>{text}</CardText>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Section({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-5 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
