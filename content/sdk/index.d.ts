/**
 * The illustrative SDK of these docs, as the module `@cloud-product/sdk`.
 *
 * The platform documents no SDK language, class or parameter. This file is the only source of
 * the names on the SDK pages: their tables are generated from it, and every sample tagged `sdk`
 * is type-checked against it. The request types are the ones generated from the API
 * specifications, so a sample cannot build a request that the API reference does not describe.
 */
import type { components as BlueprintSchemas } from '../../src/generated/blueprints';
import type { components as EnvironmentSchemas } from '../../src/generated/environments';

/** The body of the operation that creates a blueprint. */
export type CreateBlueprintRequest = BlueprintSchemas['schemas']['CreateBlueprintRequest'];

/** One component of a blueprint, as the API takes it. */
export type BlueprintComponent = BlueprintSchemas['schemas']['BlueprintComponent'];

/** Whether an environment belongs to a person or to an organization. */
export type EnvironmentType = EnvironmentSchemas['schemas']['EnvironmentType'];

/** What a blueprint says about itself. */
export interface BlueprintOptions {
  /** What the blueprint is for, in a sentence. */
  description?: string;
  /** Whether the blueprint is private. */
  isPrivate?: boolean;
}

/** A list of components that is turned into a request. */
export declare class Blueprint {
  constructor(options?: BlueprintOptions);
  /** Adds components in the order given and returns the blueprint. */
  add(...components: Component[]): this;
  /** The request body for creating the blueprint. */
  toRequest(): CreateBlueprintRequest;
}

/** A link from one component to another. */
export interface ComponentLink {
  /** The component that the link points to. */
  to: Component;
  /** Settings of the link, here the setting's name and the output field that fills it. */
  settings?: Record<string, string>;
}

/** What every component may say about itself besides its parameters. */
export interface ComponentOptions<Outputs = Record<string, unknown>> {
  /** The name that people read. */
  displayName?: string;
  /** What the component is for, in a sentence. */
  description?: string;
  /**
   * The version of the component type.
   * @default '1.0.0'
   */
  version?: string;
  /** The components that this one needs. */
  dependsOn?: readonly Component[];
  /** The components that this one uses, with the settings of each link. */
  links?: readonly ComponentLink[];
  /** The names of the output fields to publish. */
  outputFields?: readonly (keyof Outputs & string)[];
}

/** A component of any type. Use it directly for a type that has no class of its own here. */
export declare class Component<Parameters = unknown, Outputs = unknown> {
  constructor(
    type: string,
    id: string,
    parameters: Parameters,
    options?: ComponentOptions<Outputs>,
  );
  readonly type: string;
  readonly id: string;
  readonly parameters: Parameters;
  /** The component as the API takes it. */
  toComponent(): BlueprintComponent;
}

/** Parameters of the Ambassador component. */
export interface AmbassadorParameters {
  /** Kubernetes namespace that Ambassador runs in. */
  namespace: string;
  /** Host name that Ambassador answers for. */
  hostName: string;
  /**
   * Number of Ambassador pods.
   * @default 2
   */
  replicas?: number;
  /** Short name of the environment's secret that holds the TLS certificate. */
  tlsSecret?: string;
  /** Routes from a path prefix to a service of the cluster. */
  routes?: AmbassadorRoute[];
}

/** A route of the Ambassador component. */
export interface AmbassadorRoute {
  /** Start of the request paths that take this route. */
  prefix: string;
  /** Name and port of the service that answers, such as `orders-api:8080`. */
  service: string;
}

/** Output fields of the Ambassador component. */
export interface AmbassadorOutputs {
  /** Host name that requests from outside are sent to. */
  hostName: string;
  /** Public IP address of the load balancer. */
  ipAddress: string;
}

/** The Ambassador ingress of a Kubernetes cluster. */
export declare class Ambassador extends Component<AmbassadorParameters, AmbassadorOutputs> {
  constructor(
    id: string,
    parameters: AmbassadorParameters,
    options?: ComponentOptions<AmbassadorOutputs>,
  );
  readonly type: 'ambassador';
}

/** Parameters of the Azure CDN component. */
export interface AzureCdnParameters {
  /** Name of the CDN endpoint. */
  endpointName: string;
  /** Host name of the origin that the CDN fetches from. */
  originHostName: string;
  /**
   * Pricing tier of the CDN profile.
   * @default 'Standard_Microsoft'
   */
  sku?: string;
  /** Path within the origin that the endpoint starts at. */
  originPath?: string;
  /**
   * Whether plain HTTP requests are answered.
   * @default false
   */
  isHttpAllowed?: boolean;
  /**
   * Whether text files are compressed on delivery.
   * @default true
   */
  isCompressionEnabled?: boolean;
}

/** Output fields of the Azure CDN component. */
export interface AzureCdnOutputs {
  /** Host name of the CDN endpoint. */
  endpointHostName: string;
}

/** A content delivery network endpoint on Azure. */
export declare class AzureCdn extends Component<AzureCdnParameters, AzureCdnOutputs> {
  constructor(
    id: string,
    parameters: AzureCdnParameters,
    options?: ComponentOptions<AzureCdnOutputs>,
  );
  readonly type: 'azure-cdn';
}

/** Parameters of the Azure Relay component. */
export interface AzureRelayParameters {
  /** Name of the relay namespace. */
  namespaceName: string;
  /** Names of the hybrid connections to create. */
  hybridConnections: string[];
  /** Azure region; without it the region of the environment. */
  region?: string;
  /**
   * Whether a client must present a token to connect.
   * @default true
   */
  requiresClientAuthorization?: boolean;
}

/** Output fields of the Azure Relay component. */
export interface AzureRelayOutputs {
  /** Host name of the relay namespace. */
  hostName: string;
  /** Connection string of the relay namespace. */
  connectionString: string;
}

/** A relay namespace with hybrid connections on Azure. */
export declare class AzureRelay extends Component<AzureRelayParameters, AzureRelayOutputs> {
  constructor(
    id: string,
    parameters: AzureRelayParameters,
    options?: ComponentOptions<AzureRelayOutputs>,
  );
  readonly type: 'azure-relay';
}

/** Parameters of the Azure Service Bus component. */
export interface AzureServiceBusParameters {
  /** Name of the Service Bus namespace. */
  namespaceName: string;
  /**
   * Pricing tier; topics need `Standard` or `Premium`.
   * @default 'Standard'
   */
  sku?: 'Basic' | 'Standard' | 'Premium';
  /** Azure region; without it the region of the environment. */
  region?: string;
  /** Names of the queues to create. */
  queues?: string[];
  /** Topics to create, each with its subscriptions. */
  topics?: AzureServiceBusTopic[];
}

/** A topic of the Azure Service Bus component. */
export interface AzureServiceBusTopic {
  /** Name of the topic. */
  name: string;
  /** Names of the subscriptions to the topic. */
  subscriptions?: string[];
}

/** Output fields of the Azure Service Bus component. */
export interface AzureServiceBusOutputs {
  /** Host name of the Service Bus namespace. */
  hostName: string;
  /** Connection string of the Service Bus namespace. */
  connectionString: string;
}

/** A message broker with queues and topics on Azure. */
export declare class AzureServiceBus extends Component<
  AzureServiceBusParameters,
  AzureServiceBusOutputs
> {
  constructor(
    id: string,
    parameters: AzureServiceBusParameters,
    options?: ComponentOptions<AzureServiceBusOutputs>,
  );
  readonly type: 'azure-service-bus';
}

/** Parameters of the Azure storage account component. */
export interface AzureStorageAccountParameters {
  /** Name of the storage account. */
  accountName: string;
  /**
   * How the data is replicated.
   * @default 'Standard_LRS'
   */
  sku?: 'Standard_LRS' | 'Standard_ZRS' | 'Standard_GRS' | 'Premium_LRS';
  /** Azure region; without it the region of the environment. */
  region?: string;
  /** Names of the blob containers to create. */
  containers?: string[];
  /** Names of the file shares to create. */
  fileShares?: string[];
  /**
   * Whether blobs may be read without a key.
   * @default false
   */
  isPublicAccessAllowed?: boolean;
}

/** Output fields of the Azure storage account component. */
export interface AzureStorageAccountOutputs {
  /** Name of the storage account. */
  accountName: string;
  /** Address of the blob service. */
  blobEndpoint: string;
  /** Connection string of the storage account. */
  connectionString: string;
}

/** Blob containers and file shares on Azure. */
export declare class AzureStorageAccount extends Component<
  AzureStorageAccountParameters,
  AzureStorageAccountOutputs
> {
  constructor(
    id: string,
    parameters: AzureStorageAccountParameters,
    options?: ComponentOptions<AzureStorageAccountOutputs>,
  );
  readonly type: 'azure-storage-account';
}

/** Parameters of the Azure web app component. */
export interface AzureWebAppParameters {
  /** Name of the web app. */
  appName: string;
  /** Container image to run, with its tag. */
  image: string;
  /**
   * Pricing tier of the App Service plan.
   * @default 'B1'
   */
  planSku?: string;
  /** Azure region; without it the region of the environment. */
  region?: string;
  /** Settings that the app reads as environment variables. */
  appSettings?: Record<string, string>;
  /**
   * Whether the app stays loaded when no requests arrive.
   * @default true
   */
  isAlwaysOn?: boolean;
  /** Path that answers when the app is healthy. */
  healthCheckPath?: string;
}

/** Output fields of the Azure web app component. */
export interface AzureWebAppOutputs {
  /** Host name of the web app. */
  hostName: string;
  /** Address of the web app. */
  url: string;
}

/** A web app on Azure App Service. */
export declare class AzureWebApp extends Component<AzureWebAppParameters, AzureWebAppOutputs> {
  constructor(
    id: string,
    parameters: AzureWebAppParameters,
    options?: ComponentOptions<AzureWebAppOutputs>,
  );
  readonly type: 'azure-webapp';
}

/** Parameters of the Elastic datastore component. */
export interface ElasticDatastoreParameters {
  /** Kubernetes namespace that the datastore runs in. */
  namespace: string;
  /**
   * Number of Elasticsearch nodes.
   * @default 3
   */
  nodes?: number;
  /**
   * Disk space of each node.
   * @default '50Gi'
   */
  storageSize?: string;
  /**
   * Memory of each node.
   * @default '4Gi'
   */
  memory?: string;
  /** Short name of the environment's secret that holds the password of the first user. */
  passwordSecret?: string;
}

/** Output fields of the Elastic datastore component. */
export interface ElasticDatastoreOutputs {
  /** Address of the Elasticsearch HTTP interface within the cluster. */
  url: string;
  /** Name of the first user. */
  userName: string;
}

/** An Elasticsearch datastore in a Kubernetes cluster. */
export declare class ElasticDatastore extends Component<
  ElasticDatastoreParameters,
  ElasticDatastoreOutputs
> {
  constructor(
    id: string,
    parameters: ElasticDatastoreParameters,
    options?: ComponentOptions<ElasticDatastoreOutputs>,
  );
  readonly type: 'elastic-datastore';
}

/** Parameters of the Elastic logging component. */
export interface ElasticLoggingParameters {
  /** Kubernetes namespace that the collectors run in. */
  namespace: string;
  /** Namespaces whose logs are collected; without it all of them. */
  collectedNamespaces?: string[];
  /**
   * Start of the index names that the logs are written to.
   * @default 'logs'
   */
  indexPrefix?: string;
  /**
   * Days after which an index is removed.
   * @default 14
   */
  retentionDays?: number;
  /**
   * Whether Kibana is installed next to the collectors.
   * @default true
   */
  isKibanaEnabled?: boolean;
}

/** Output fields of the Elastic logging component. */
export interface ElasticLoggingOutputs {
  /** Address of Kibana within the cluster. */
  kibanaUrl: string;
}

/** Collection of container logs into an Elastic datastore. */
export declare class ElasticLogging extends Component<
  ElasticLoggingParameters,
  ElasticLoggingOutputs
> {
  constructor(
    id: string,
    parameters: ElasticLoggingParameters,
    options?: ComponentOptions<ElasticLoggingOutputs>,
  );
  readonly type: 'elastic-logging';
}

/** Parameters of the environment component. */
export interface EnvironmentParameters {
  /** Whether the environment is `Personal` or `Organizational`. */
  type: EnvironmentType;
  /** Id of the person or organization that owns the environment, a uuid. */
  ownerId: string;
  /** Short name of the environment, at most 30 characters. */
  shortName: string;
  /** Region for components that name none. */
  region?: string;
  /** Tags that the components' cloud resources carry. */
  tags?: Record<string, string>;
}

/** Output fields of the environment component. */
export interface EnvironmentOutputs {
  /** Short name of the environment. */
  shortName: string;
  /** Region of the environment. */
  region: string;
}

/** The environment that the other components of a blueprint stand in. */
export declare class Environment extends Component<EnvironmentParameters, EnvironmentOutputs> {
  constructor(
    id: string,
    parameters: EnvironmentParameters,
    options?: ComponentOptions<EnvironmentOutputs>,
  );
  readonly type: 'environment';
}

/** Parameters of the Jaeger component. */
export interface JaegerParameters {
  /** Kubernetes namespace that Jaeger runs in. */
  namespace: string;
  /**
   * Where traces are kept; `elasticsearch` needs a link to an Elastic datastore.
   * @default 'memory'
   */
  storage?: 'memory' | 'elasticsearch';
  /**
   * Share of requests that are traced, from 0 to 1.
   * @default 0.1
   */
  samplingRate?: number;
  /**
   * Days after which a trace is removed.
   * @default 7
   */
  retentionDays?: number;
}

/** Output fields of the Jaeger component. */
export interface JaegerOutputs {
  /** Address that applications send spans to. */
  collectorEndpoint: string;
  /** Address of the Jaeger user interface within the cluster. */
  queryUrl: string;
}

/** Distributed tracing with Jaeger in a Kubernetes cluster. */
export declare class Jaeger extends Component<JaegerParameters, JaegerOutputs> {
  constructor(id: string, parameters: JaegerParameters, options?: ComponentOptions<JaegerOutputs>);
  readonly type: 'jaeger';
}

/** Parameters of the Kafka component. */
export interface KafkaParameters {
  /** Kubernetes namespace that the brokers run in. */
  namespace: string;
  /**
   * Number of brokers.
   * @default 3
   */
  brokers?: number;
  /**
   * Disk space of each broker.
   * @default '100Gi'
   */
  storageSize?: string;
  /** Topics to create. */
  topics?: KafkaTopic[];
}

/** A topic of the Kafka component. */
export interface KafkaTopic {
  /** Name of the topic. */
  name: string;
  /**
   * Number of partitions.
   * @default 3
   */
  partitions?: number;
  /**
   * Hours that records are kept.
   * @default 168
   */
  retentionHours?: number;
}

/** Output fields of the Kafka component. */
export interface KafkaOutputs {
  /** Host names and ports of the brokers, separated by commas. */
  bootstrapServers: string;
}

/** Kafka brokers and topics in a Kubernetes cluster. */
export declare class Kafka extends Component<KafkaParameters, KafkaOutputs> {
  constructor(id: string, parameters: KafkaParameters, options?: ComponentOptions<KafkaOutputs>);
  readonly type: 'kafka';
}

/** Parameters of the Kubernetes cluster component. */
export interface KubernetesClusterParameters {
  /** Name of the cluster. */
  clusterName: string;
  /** Minor version of Kubernetes, such as `1.30`. */
  kubernetesVersion: string;
  /** Cloud region; without it the region of the environment. */
  region?: string;
  /**
   * Number of nodes at the start.
   * @default 3
   */
  nodeCount?: number;
  /** Machine size of the nodes, as the cloud provider names it. */
  nodeSize?: string;
  /**
   * Whether nodes are added and removed with the load.
   * @default false
   */
  isAutoscalingEnabled?: boolean;
  /** Number of nodes that autoscaling never exceeds. */
  maxNodeCount?: number;
}

/** Output fields of the Kubernetes cluster component. */
export interface KubernetesClusterOutputs {
  /** Name of the cluster. */
  clusterName: string;
  /** Address of the Kubernetes API server. */
  apiServerUrl: string;
}

/** A managed Kubernetes cluster. */
export declare class KubernetesCluster extends Component<
  KubernetesClusterParameters,
  KubernetesClusterOutputs
> {
  constructor(
    id: string,
    parameters: KubernetesClusterParameters,
    options?: ComponentOptions<KubernetesClusterOutputs>,
  );
  readonly type: 'kubernetes-cluster';
}

/** Parameters of the Kubernetes workload component. */
export interface KubernetesWorkloadParameters {
  /** Kubernetes namespace that the workload runs in. */
  namespace: string;
  /** Container image to run, with its tag. */
  image: string;
  /**
   * Number of pods.
   * @default 1
   */
  replicas?: number;
  /** Port that the container listens on. */
  port?: number;
  /** Environment variables of the container. */
  environmentVariables?: Record<string, string>;
  /** Short names of the environment's secrets, by the variable that receives each. */
  secrets?: Record<string, string>;
  /** Share of a CPU that each pod asks for, such as `250m`. */
  cpu?: string;
  /** Memory that each pod asks for, such as `256Mi`. */
  memory?: string;
  /** Path that answers when the container is healthy. */
  healthCheckPath?: string;
}

/** Output fields of the Kubernetes workload component. */
export interface KubernetesWorkloadOutputs {
  /** Name of the service within the cluster. */
  serviceName: string;
  /** Address of the service within the cluster. */
  url: string;
}

/** A container that runs in a Kubernetes cluster. */
export declare class KubernetesWorkload extends Component<
  KubernetesWorkloadParameters,
  KubernetesWorkloadOutputs
> {
  constructor(
    id: string,
    parameters: KubernetesWorkloadParameters,
    options?: ComponentOptions<KubernetesWorkloadOutputs>,
  );
  readonly type: 'kubernetes-workload';
}

/** Parameters of the Ocelot component. */
export interface OcelotParameters {
  /** Kubernetes namespace that the gateway runs in. */
  namespace: string;
  /** Routes from a public path to a service. */
  routes: OcelotRoute[];
  /** Address that clients use to reach the gateway. */
  baseUrl?: string;
  /**
   * Number of gateway pods.
   * @default 2
   */
  replicas?: number;
}

/** A route of the Ocelot component. */
export interface OcelotRoute {
  /** Path that clients ask for. */
  upstreamPath: string;
  /** Path at the service that answers. */
  downstreamPath: string;
  /** Host name of the service that answers. */
  downstreamHost: string;
  /** Port of the service that answers. */
  downstreamPort: number;
  /**
   * HTTP methods that the route takes.
   * @default ['GET']
   */
  methods?: string[];
}

/** Output fields of the Ocelot component. */
export interface OcelotOutputs {
  /** Address of the gateway. */
  url: string;
}

/** An Ocelot API gateway in a Kubernetes cluster. */
export declare class Ocelot extends Component<OcelotParameters, OcelotOutputs> {
  constructor(id: string, parameters: OcelotParameters, options?: ComponentOptions<OcelotOutputs>);
  readonly type: 'ocelot';
}

/** Parameters of the Postgres component. */
export interface PostgresParameters {
  /** Kubernetes namespace that the database runs in. */
  namespace: string;
  /** Name of the database to create. */
  databaseName: string;
  /** Name of the user that owns the database. */
  userName: string;
  /** Short name of the environment's secret that holds the user's password. */
  passwordSecret: string;
  /**
   * Major version of PostgreSQL.
   * @default '16'
   */
  postgresVersion?: string;
  /**
   * Disk space of the database.
   * @default '20Gi'
   */
  storageSize?: string;
  /**
   * Number of database pods.
   * @default 1
   */
  replicas?: number;
}

/** Output fields of the Postgres component. */
export interface PostgresOutputs {
  /** Host name of the database within the cluster. */
  host: string;
  /** Port of the database. */
  port: number;
  /** Name of the database. */
  databaseName: string;
}

/** A PostgreSQL database in a Kubernetes cluster. */
export declare class Postgres extends Component<PostgresParameters, PostgresOutputs> {
  constructor(
    id: string,
    parameters: PostgresParameters,
    options?: ComponentOptions<PostgresOutputs>,
  );
  readonly type: 'postgres';
}

/** Parameters of the Prometheus component. */
export interface PrometheusParameters {
  /** Kubernetes namespace that Prometheus runs in. */
  namespace: string;
  /**
   * Time between two readings of a target.
   * @default '30s'
   */
  scrapeInterval?: string;
  /** Namespaces whose targets are read; without it all of them. */
  scrapedNamespaces?: string[];
  /**
   * Days after which a reading is removed.
   * @default 15
   */
  retentionDays?: number;
  /**
   * Disk space for the readings.
   * @default '50Gi'
   */
  storageSize?: string;
  /**
   * Whether Alertmanager is installed next to Prometheus.
   * @default true
   */
  isAlertmanagerEnabled?: boolean;
}

/** Output fields of the Prometheus component. */
export interface PrometheusOutputs {
  /** Address of Prometheus within the cluster. */
  url: string;
  /** Address of Alertmanager within the cluster. */
  alertmanagerUrl: string;
}

/** Metrics collection with Prometheus in a Kubernetes cluster. */
export declare class Prometheus extends Component<PrometheusParameters, PrometheusOutputs> {
  constructor(
    id: string,
    parameters: PrometheusParameters,
    options?: ComponentOptions<PrometheusOutputs>,
  );
  readonly type: 'prometheus';
}
