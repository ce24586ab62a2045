import { ArrowRight, BookOpen, Braces, Package, Wrench } from 'lucide';
import { Icon } from '../ui/icon';
import Link from 'next/link';
import type { Home as HomeWords } from '@/docs/page';
import * as messages from '@/messages';
import type { CodeLine } from '@/markdown/highlight';
import { CodeLines } from '../ui/code-lines';

/** A service as the home page shows it. */
export interface ServiceEntry {
  title: string;
  description: string;
  path: string;
  operations: number;
  webhooks: number;
}

/** A real request next to its documented response, both highlighted. */
export interface RequestExample {
  method: string;
  path: string;
  title: string;
  href: string;
  request: CodeLine[];
  status: string;
  response: CodeLine[];
}

const doorIcons = [BookOpen, Wrench, Package, Braces];

/** The landing page: what the platform does, two actions, four doors, the services, and one request if the site names one. */
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
      <section className="home-hero">
        <h1>{words.headline}</h1>
        <p className="home-lead">{words.lead}</p>
        <p className="home-actions">
          {words.actions.map(({ label, href }, index) => (
            <Link key={href} href={href} prefetch={false} className={index === 0 ? 'button-primary' : 'button-quiet'}>
              {label}
            </Link>
          ))}
        </p>
      </section>
      <Doors doors={words.doors} />
      {example && <Example example={example} />}
      <section className="home-section" aria-labelledby="services">
        <h2 id="services">{messages.services(services.length)}</h2>
        <ul className="home-services">
          {services.map(({ title, description, path, operations, webhooks }) => (
            <li key={path}>
              <Link href={path} prefetch={false} className="home-service">
                <span className="home-service-title">{title}</span>
                <span className="home-service-count">{messages.operationCount(operations, webhooks)}</span>
                <span className="home-service-text">{description}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

function Doors({ doors }: { doors: HomeWords['doors'] }) {
  return (
    <ul className="home-doors">
      {doors.map(({ title, text, href }, index) => {
        const icon = doorIcons[index % doorIcons.length] ?? BookOpen;
        return (
          <li key={href + title}>
            <Link href={href} prefetch={false} className="card">
              <span className="card-title">
                <Icon node={icon} className="card-icon" />
                {title}
                <Icon node={ArrowRight} className="card-arrow" />
              </span>
              <span className="card-text block">{text}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Example({ example }: { example: RequestExample }) {
  return (
    <section className="home-section" aria-labelledby="example">
      <h2 id="example">
        <Link href={example.href} prefetch={false}>
          {example.title}
        </Link>
      </h2>
      <div className="home-example">
        <figure className="home-code">
          <figcaption>
            <span className="method" data-method={example.method}>
              {example.method}
            </span>
            <code>{example.path}</code>
          </figcaption>
          <pre tabIndex={0} aria-label={messages.request}>
            <CodeLines lines={example.request} />
          </pre>
        </figure>
        <figure className="home-code">
          <figcaption>
            {messages.response} <code data-class="success">{example.status}</code>
          </figcaption>
          <pre tabIndex={0} aria-label={messages.response}>
            <CodeLines lines={example.response} />
          </pre>
        </figure>
      </div>
    </section>
  );
}
