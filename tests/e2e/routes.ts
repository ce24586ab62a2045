const slugs = {
  api: ['accounts', 'blueprints', 'environments', 'livesystems', 'providers'],
  'api-technical-reference': ['accounts', 'blueprints', 'cloud-agents', 'environments', 'livesystems'],
  category: ['introduction', 'how-tos', 'api-reference', 'sdk-technical-reference'],
  definitions: ['architecture', 'concepts', 'intro', 'quick-start'],
  'how-tos': [
    'create-ambassador',
    'create-azure-relay',
    'create-azure-service-bus',
    'create-azure-webapp',
    'create-elastic-datastore',
    'create-elastic-logging',
    'create-kubernetes-workload',
    'create-prometheus',
    'custom-workload-component-deployment-using-sdk',
    'product-cloud-agent-initialization',
  ],
  'sdk-technical-reference': [
    'ambassador',
    'azure-cdn',
    'azurerelay',
    'azureservicebus',
    'azurestorageaccount',
    'azurewebapp',
    'elasticdatastore',
    'elasticlogging',
    'environment',
    'jaeger',
    'kafka',
    'kubernetes-cluster',
    'kubernetes-workload',
    'ocelot',
    'postgres',
    'prometheus',
  ],
};

/** Every route of the specification's table, and the two generic root pages. */
export const routes: string[] = [
  '/',
  ...Object.entries(slugs).flatMap(([area, names]) => names.map((name) => `/${area}/${name}/`)),
  '/support/',
  '/markdown-guide/',
];
