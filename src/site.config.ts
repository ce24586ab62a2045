import type { SiteConfig } from './site/schema';

const dashboardUrl = 'https://dashboard.example.com';
// True adds a page for API owners: what differs between the specs, as `npm run openapi:consistency` lists it.
const showConsistency: boolean = false;
const consistency = { label: 'Consistency', href: '/reference/consistency/', description: 'What differs.' };

export const siteConfig: SiteConfig = {
  title: 'Cloud product docs',
  tagline: 'Infrastructure from blueprints',
  description: 'Guides, SDK reference, and API reference of the cloud-infrastructure platform.',
  company: 'Cloud product',
  url: 'https://docs.example.com',
  baseUrl: '/',
  dashboardUrl,
  showConsistency,
  product: { one: 'product', many: 'products', title: 'Product' },
  home: { request: 'livesystems.instantiateLiveSystem' },
  api: {
    index: '/category/api-reference/',
    credentials: 'definitions/credentials',
    guides: {
      accounts: 'api-technical-reference/accounts',
      blueprints: 'api-technical-reference/blueprints',
      environments: 'api-technical-reference/environments',
      livesystems: 'api-technical-reference/livesystems',
      providers: 'api-technical-reference/cloud-agents',
    },
  },
  glossary: 'definitions/glossary',
  navbar: {
    title: 'Cloud product docs',
    logo: {
      src: '/logo.svg',
      srcDark: '/logo-dark.svg',
      alt: '',
      href: '/category/introduction/',
      width: 28,
      height: 28,
    },
    items: [
      {
        type: 'dropdown',
        label: 'API Reference',
        position: 'left',
        items: [
          { type: 'api', service: 'blueprints', label: 'Blueprints' },
          { type: 'api', service: 'livesystems', label: 'LiveSystems' },
          { type: 'api', service: 'providers', label: 'Cloud Agent' },
          { type: 'api', service: 'environments', label: 'Environments' },
          { type: 'apis', except: ['accounts'] },
        ],
      },
      { type: 'docSidebar', sidebarId: 'documentation', label: 'Documentation', position: 'left' },
      { label: 'Sign in', href: `${dashboardUrl}/login`, position: 'right' },
      { label: 'Sign up', href: `${dashboardUrl}/register`, position: 'right', style: 'button' },
    ],
  },
  footer: {
    links: [
      {
        title: 'Learn',
        items: [
          { label: 'Introduction', to: '/category/introduction/' },
          { label: 'How-tos', to: '/category/how-tos/' },
          { label: 'SDK technical reference', to: '/category/sdk-technical-reference/' },
          { label: 'API reference', to: '/category/api-reference/' },
        ],
      },
      {
        title: 'Community',
        items: [
          { label: 'Community chat', href: 'https://chat.example.com' },
          { label: 'Video channel', href: 'https://video.example.com' },
          { label: 'Professional network', href: 'https://network.example.com' },
        ],
      },
      {
        title: 'More',
        items: [
          { label: 'Support', to: '/support/' },
          { label: 'Sign in', href: `${dashboardUrl}/login` },
          { label: 'Sign up', href: `${dashboardUrl}/register` },
        ],
      },
    ],
    copyright: 'Copyright © 2025 Cloud product',
  },
  search: {
    // Explanations above instructions, and instructions above references and lists.
    folders: {
      definitions: { label: 'Introduction', weight: 100, answers: 'what' },
      'how-tos': { label: 'How-tos', weight: 96, answers: 'how' },
      'sdk-technical-reference': { label: 'SDK technical reference', weight: 90 },
      'api-technical-reference': { label: 'API guides', weight: 86 },
    },
  },
  samples: { tagged: ['how-tos', 'sdk-technical-reference'], sdk: '@cloud-product/sdk' },
  sidebars: {
    documentation: [
      {
        type: 'category',
        label: 'Introduction',
        collapsed: false,
        link: {
          type: 'generated-index',
          slug: '/category/introduction/',
          description: 'Start with the platform overview. To get a live system right away, follow the quick start.',
          keywords: ['basics', 'fundamentals', 'learn', 'beginner'],
        },
        items: [
          'definitions/intro',
          'definitions/concepts',
          'definitions/architecture',
          'definitions/quick-start',
          {
            type: 'category',
            label: 'Reference lists',
            collapsible: false,
            items: [
              'definitions/glossary',
              'definitions/operations-by-task',
              'definitions/identifiers',
              'definitions/api-versions',
              'definitions/errors-and-limits',
              'definitions/credentials',
              'definitions/not-documented',
            ],
          },
        ],
      },
      {
        type: 'category',
        label: 'How-tos',
        link: {
          type: 'generated-index',
          slug: '/category/how-tos/',
          description:
            'Guides for after the quick start. Most create their own live system from a complete blueprint. Start with the Azure web app.',
          keywords: ['guides', 'tutorials', 'walkthroughs', 'recipes', 'step by step', 'examples'],
        },
        items: [
          'how-tos/create-azure-webapp',
          'how-tos/create-azure-service-bus',
          'how-tos/create-azure-relay',
          'how-tos/create-kubernetes-workload',
          'how-tos/create-ambassador',
          'how-tos/create-prometheus',
          'how-tos/create-elastic-datastore',
          'how-tos/create-elastic-logging',
          'how-tos/custom-workload-component-deployment-using-sdk',
          'how-tos/product-cloud-agent-initialization',
        ],
      },
      {
        type: 'category',
        label: 'API reference',
        link: {
          type: 'generated-index',
          slug: '/category/api-reference/',
          description: 'How each service works, and every operation, property, and value of its API.',
          keywords: [
            'API docs',
            'REST API',
            'REST endpoints',
            'swagger',
            'openapi',
            'all services',
            'api documentation',
          ],
        },
        items: [
          {
            type: 'category',
            label: 'Reference',
            collapsible: false,
            items: [
              { type: 'api', service: 'accounts', label: 'Accounts API' },
              { type: 'api', service: 'blueprints', label: 'Blueprints API' },
              { type: 'api', service: 'environments', label: 'Environments API' },
              { type: 'api', service: 'livesystems', label: 'Live systems API' },
              { type: 'api', service: 'providers', label: 'Providers API' },
              { type: 'apis' },
            ],
          },
          {
            type: 'category',
            label: 'Guides',
            collapsible: false,
            items: [
              'api-technical-reference/accounts',
              'api-technical-reference/blueprints',
              'api-technical-reference/environments',
              'api-technical-reference/livesystems',
              'api-technical-reference/cloud-agents',
              'api-technical-reference/generate-a-client',
            ],
          },
          {
            type: 'category',
            label: 'Cross-reference',
            collapsible: false,
            items: [
              {
                label: 'Cross-reference overview',
                href: '/reference/',
                description: 'What these pages answer.',
              },
              {
                label: 'Where schemas are used',
                href: '/reference/schemas/',
                description: 'The operations that use each schema, directly or through others.',
              },
              {
                label: 'Where operations are used',
                href: '/reference/operations/',
                description: 'The guides that use each operation, and the schemas it uses.',
              },
              {
                label: 'Properties and parameters',
                href: '/reference/properties/',
                description: 'All names with their types, constraints, and meanings.',
              },
              {
                label: 'Values and statuses',
                href: '/reference/values/',
                description: 'All enumerations, with similar ones compared.',
              },
              {
                label: 'Statuses by operation',
                href: '/reference/errors/',
                description: 'Documented statuses, and operations that document success only.',
              },
              {
                label: 'Access by operation',
                href: '/reference/access/',
                description: 'Security schemes, scopes, and headers.',
              },
              {
                label: 'Create, read, and update',
                href: '/reference/create-read-update/',
                description: 'The properties of each entity in its operations.',
              },
              {
                label: 'Maps of the services',
                href: '/reference/maps/',
                description: 'Which schemas refer to which others.',
              },
              ...(showConsistency ? [consistency] : []),
              {
                label: 'OpenAPI support',
                href: '/reference/openapi-support/',
                description: 'Which fields of OpenAPI are shown, checked, or ignored.',
              },
              {
                label: 'Explain a payload',
                href: '/reference/payload/',
                description: 'Which schema a JSON body fits, and what is wrong with it.',
              },
            ],
          },
        ],
      },
      {
        type: 'category',
        label: 'SDK technical reference',
        link: {
          type: 'generated-index',
          slug: '/category/sdk-technical-reference/',
          description:
            'Sixteen illustrative component types: parameters, dependencies, output fields, and an example each.',
          keywords: [
            'SDK docs',
            'SDK components',
            'components',
            'list of components',
            'component catalog',
            'component types',
            'all components',
          ],
        },
        items: [
          'sdk-technical-reference/overview',
          'sdk-technical-reference/ambassador',
          'sdk-technical-reference/azure-cdn',
          'sdk-technical-reference/azurerelay',
          'sdk-technical-reference/azureservicebus',
          'sdk-technical-reference/azurestorageaccount',
          'sdk-technical-reference/azurewebapp',
          'sdk-technical-reference/elasticdatastore',
          'sdk-technical-reference/elasticlogging',
          'sdk-technical-reference/environment',
          'sdk-technical-reference/jaeger',
          'sdk-technical-reference/kafka',
          'sdk-technical-reference/kubernetes-cluster',
          'sdk-technical-reference/kubernetes-workload',
          'sdk-technical-reference/ocelot',
          'sdk-technical-reference/postgres',
          'sdk-technical-reference/prometheus',
        ],
      },
      'support',
    ],
  },
};
