import { BookOpen, Braces, Package, Wrench } from 'lucide';
import { primaryButtonClassName, quietButtonClassName } from '../ui/buttons';
import { CardText, CardTitle, cardClassName } from '../ui/card';
import type { ReactNode } from 'react';
import type { Home as HomeWords } from '@/content/page';
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

/** Returns the class of the height of an example, with up to two lines about it. */
function toRowClassName(example: RequestExample | undefined): string {
  if (!example) return '';
  return example.about ? 'wide:grid-rows-[minmax(36rem,auto)]' : 'wide:grid-rows-[minmax(32.25rem,auto)]';
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
    <main
      id="main"
      className="mx-auto w-full max-w-304 flex-1 px-4 pt-12 pb-20 focus-visible:outline-none sm:px-8 desktop:pt-20 desktop:pb-28 print:m-0 print:p-0"
    >
      {/*
        In narrow windows, the doors are above the example. In wide ones, the first row is as high as the example, which may arrive
        later and must not move anything.
      */}
      <div
        className={`grid grid-cols-1 items-center gap-x-14 gap-y-12 wide:grid-cols-[minmax(0,1fr)_33rem] ${toRowClassName(example)}`}
      >
        <section className="max-w-column">
          <h1 className="text-[clamp(2rem,1.4rem+2.4vw,3rem)] leading-[1.12] tracking-tight wrap-anywhere">
            {words.headline}
          </h1>
          <p className="mt-5 text-lg text-muted">{words.lead}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            {words.actions.map(({ label, href }, index) => (
              <a
                key={href}
                href={toHref(href)}
                className={`${index === 0 ? primaryButtonClassName : quietButtonClassName} px-4.5 py-2.5`}
              >
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
        <ul className="border-t border-line">
          {services.map(({ title, description, path, operations, webhooks }) => (
            <li key={path} className="border-b border-line">
              <a
                href={toHref(path)}
                className="group grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-0.5 py-4 text-muted md:grid-cols-[12rem_minmax(0,1fr)_auto]"
              >
                <span className="font-semibold wrap-anywhere text-ink group-hover:text-accent">{title}</span>
                <span className="text-ui/[1.7] md:order-3">{messages.operationCount(operations, webhooks)}</span>
                <span className="col-span-full text-sm md:col-auto">{description}</span>
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
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-4 wide:order-last wide:col-span-full">
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
    <section className="mt-20" aria-labelledby={id}>
      <h2 id={id} className="mb-5 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
