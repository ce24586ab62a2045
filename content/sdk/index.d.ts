/**
 * The illustrative SDK of these docs, as the module `@cloud-product/sdk`.
 *
 * The platform documents no SDK language, class or parameter. This file is the only source of
 * the names on the SDK pages: their tables are generated from it, and every sample tagged `sdk`
 * is type-checked against it. The request types are the ones generated from the API
 * specifications, so a sample cannot build a request that the API reference does not describe.
 */
import type { components } from '../../src/generated/blueprints';

/** The body of the operation that creates a blueprint. */
export type CreateBlueprintRequest = components['schemas']['CreateBlueprintRequest'];

/** One component of a blueprint, as the API takes it. */
export type BlueprintComponent = components['schemas']['BlueprintComponent'];

/** The options of a blueprint. */
export interface BlueprintOptions {
  /** The purpose of the blueprint: [`description`](/api/blueprints/#schema.CreateBlueprintRequest.description). */
  description?: string;
  /** Whether the blueprint is private: [`isPrivate`](/api/blueprints/#schema.CreateBlueprintRequest.isPrivate). */
  isPrivate?: boolean;
}

/** A list of components from which you make a request. */
export declare class Blueprint {
  constructor(options?: BlueprintOptions);
  /** Adds components in the order given and returns the blueprint. */
  add(...components: Component[]): this;
  /** The request body for creating the blueprint. */
  toRequest(): CreateBlueprintRequest;
}

/** The settings of a link, for which the specification gives no format. */
export interface LinkSettings {
  /** Name of the output field of the linked component. */
  outputField?: string;
  /** Name of the environment variable that receives the output. */
  env?: string;
  [setting: string]: unknown;
}

/** A link from one component to another. */
export interface ComponentLink {
  /** The component that the link points to: its ID becomes [`componentId`](/api/blueprints/#schema.BlueprintComponentLink.componentId). */
  to: Component;
  /** The settings of the link: [`settings`](/api/blueprints/#schema.BlueprintComponentLink.settings). */
  settings?: LinkSettings;
}

/** The options that every component has in addition to its parameters. */
export interface ComponentOptions<Outputs = Record<string, unknown>> {
  /** The human-readable name: [`displayName`](/api/blueprints/#schema.BlueprintComponent.displayName). */
  displayName?: string;
  /** The purpose of the component: [`description`](/api/blueprints/#schema.BlueprintComponent.description). */
  description?: string;
  /**
   * The version of the component: [`version`](/api/blueprints/#schema.BlueprintComponent.version).
   * @default '1.0.0'
   */
  version?: string;
  /** The components that this one depends on: their IDs become [`dependencies`](/api/blueprints/#schema.BlueprintComponent.dependencies). */
  dependsOn?: readonly Component[];
  /** The components that this one is linked to: [`links`](/api/blueprints/#schema.BlueprintComponent.links). */
  links?: readonly ComponentLink[];
  /** The names of output fields: [`outputFields`](/api/blueprints/#schema.BlueprintComponent.outputFields). */
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
  /** Host name that Ambassador serves. */
  hostname: string;
  /**
   * Kubernetes namespace that the component runs in.
   * @default 'default'
   */
  namespace?: string;
  /**
   * Number of Ambassador pods.
   * @default 1
   */
  replicas?: number;
  /**
   * Whether Ambassador accepts HTTPS. It needs a certificate for `hostname`.
   * @default false
   */
  tls?: boolean;
}

/** Output fields of the Ambassador component. */
export interface AmbassadorOutputs {
  /** Public address for external requests. */
  ingressAddress: string;
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
  /** Name of the cloud location, such as `westeurope`. */
  location: string;
  /** Host name of the origin that the CDN fetches from. */
  originHostName: string;
  /**
   * Pricing tier of the CDN, as Azure names it.
   * @default 'Standard_AzureFrontDoor'
   */
  sku?: string;
}

/** Output fields of the Azure CDN component. */
export interface AzureCdnOutputs {
  /** Address of the CDN endpoint. */
  endpointUrl: string;
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
  /** Name of the cloud location, such as `westeurope`. */
  location: string;
  /**
   * Pricing tier of the relay, as Azure names it.
   * @default 'Standard'
   */
  sku?: string;
  /** Names of the hybrid connections to create. */
  hybridConnections?: string[];
}

/** Output fields of the Azure Relay component. */
export interface AzureRelayOutputs {
  /** Address of the relay namespace. */
  endpoint: string;
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
  /** Name of the cloud location, such as `westeurope`. */
  location: string;
  /**
   * Pricing tier of the namespace, as Azure names it.
   * @default 'Standard'
   */
  sku?: string;
  /** Names of the queues to create. */
  queues?: string[];
  /** Names of the topics to create. */
  topics?: string[];
}

/** Output fields of the Azure Service Bus component. */
export interface AzureServiceBusOutputs {
  /** Address of the Service Bus namespace. */
  endpoint: string;
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
  /** Name of the cloud location, such as `westeurope`. */
  location: string;
  /**
   * Type of replication, as Azure names it.
   * @default 'Standard_LRS'
   */
  sku?: string;
  /** Names of the blob containers to create. */
  containers?: string[];
}

/** Output fields of the Azure storage account component. */
export interface AzureStorageAccountOutputs {
  /** Name of the storage account. */
  accountName: string;
  /** Address of the blob service. */
  blobEndpoint: string;
}

/** Blob containers on Azure. */
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
  /** Name of the cloud location, such as `westeurope`. */
  location: string;
  /** Container image to run, with its tag. */
  image: string;
  /**
   * Pricing tier of the App Service plan, as Azure names it.
   * @default 'B1'
   */
  sku?: string;
  /**
   * Port that the container listens on.
   * @default 80
   */
  port?: number;
  /** Settings that the app reads as environment variables. Do not put passwords in them. */
  appSettings?: Record<string, string>;
}

/** Output fields of the Azure web app component. */
export interface AzureWebAppOutputs {
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
  /**
   * Kubernetes namespace that the component runs in.
   * @default 'default'
   */
  namespace?: string;
  /**
   * Number of Elasticsearch nodes.
   * @default 1
   */
  replicas?: number;
  /**
   * Disk space of each node, in gigabytes.
   * @default 50
   */
  storageGb?: number;
  /** Version of Elasticsearch, such as `8.15.0`. */
  elasticVersion?: string;
}

/** Output fields of the Elastic datastore component. */
export interface ElasticDatastoreOutputs {
  /** Address of the Elasticsearch HTTP interface within the cluster. */
  endpoint: string;
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
  /**
   * Kubernetes namespace that the component runs in.
   * @default 'default'
   */
  namespace?: string;
  /**
   * Days after which logs are deleted.
   * @default 14
   */
  retentionDays?: number;
  /** Namespaces whose logs are collected. The default is all namespaces. */
  includeNamespaces?: string[];
}

/** Output fields of the Elastic logging component. */
export interface ElasticLoggingOutputs {
  /** Address of the page where you search the logs. */
  dashboardUrl: string;
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
  /** Name of the cloud location, such as `westeurope`. */
  location: string;
  /** Prefix of the names of the cloud resources. */
  namePrefix?: string;
  /** Tags of the cloud resources. */
  tags?: Record<string, string>;
}

/** Output fields of the environment component. */
export interface EnvironmentOutputs {
  /** Name of the cloud resource group that contains the resources. */
  resourceGroupName: string;
  /** Name of the cloud location. */
  location: string;
}

/** Settings that the components of a blueprint share. */
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
  /**
   * Kubernetes namespace that the component runs in.
   * @default 'default'
   */
  namespace?: string;
  /**
   * Share of requests that are traced, from 0 to 1.
   * @default 0.1
   */
  samplingRate?: number;
  /**
   * Where traces are stored. With `memory`, they are lost when Jaeger restarts.
   * @default 'memory'
   */
  storageType?: 'memory' | 'elasticsearch';
}

/** Output fields of the Jaeger component. */
export interface JaegerOutputs {
  /** Address of the page that searches traces. */
  queryUrl: string;
  /** Address that applications send spans to. */
  collectorEndpoint: string;
}

/** Distributed tracing with Jaeger in a Kubernetes cluster. */
export declare class Jaeger extends Component<JaegerParameters, JaegerOutputs> {
  constructor(id: string, parameters: JaegerParameters, options?: ComponentOptions<JaegerOutputs>);
  readonly type: 'jaeger';
}

/** Parameters of the Kafka component. */
export interface KafkaParameters {
  /**
   * Kubernetes namespace that the component runs in.
   * @default 'default'
   */
  namespace?: string;
  /**
   * Number of brokers.
   * @default 3
   */
  replicas?: number;
  /**
   * Disk space of each broker, in gigabytes.
   * @default 100
   */
  storageGb?: number;
  /** Names of the topics to create. */
  topics?: string[];
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
  /** Name of the cloud location, such as `westeurope`. */
  location: string;
  /** Minor version of Kubernetes, written as in `1.30`. The cloud provider must support it. */
  kubernetesVersion?: string;
  /**
   * Number of nodes.
   * @default 3
   */
  nodeCount?: number;
  /** Machine size of the nodes, as the cloud provider names it. */
  nodeSize?: string;
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
  /** Container image to run, with its tag. */
  image: string;
  /**
   * Kubernetes namespace that the component runs in.
   * @default 'default'
   */
  namespace?: string;
  /**
   * Number of pods.
   * @default 1
   */
  replicas?: number;
  /** Port that the container listens on. */
  port?: number;
  /** Environment variables of the container. */
  env?: Record<string, string>;
}

/** Output fields of the Kubernetes workload component. */
export interface KubernetesWorkloadOutputs {
  /** Host name of the service within the cluster. */
  serviceHost: string;
  /** Port of the service within the cluster. */
  servicePort: number;
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
  /**
   * Kubernetes namespace that the component runs in.
   * @default 'default'
   */
  namespace?: string;
  /**
   * Number of gateway pods.
   * @default 1
   */
  replicas?: number;
  /**
   * Port that the gateway listens on.
   * @default 80
   */
  port?: number;
  /** Routes, each with a `path` (prefix of the request paths) and a `componentId` (ID of the component that receives the requests). */
  routes?: OcelotRoute[];
}

/** A route of the Ocelot component. */
export interface OcelotRoute {
  /** Prefix of the request paths that use this route. */
  path: string;
  /** ID of the component that receives the requests. */
  componentId: string;
}

/** Output fields of the Ocelot component. */
export interface OcelotOutputs {
  /** Address of the gateway. */
  gatewayUrl: string;
}

/** An Ocelot API gateway in a Kubernetes cluster. */
export declare class Ocelot extends Component<OcelotParameters, OcelotOutputs> {
  constructor(id: string, parameters: OcelotParameters, options?: ComponentOptions<OcelotOutputs>);
  readonly type: 'ocelot';
}

/** Parameters of the Postgres component. */
export interface PostgresParameters {
  /** Name of the database to create. */
  database: string;
  /**
   * Kubernetes namespace that the component runs in.
   * @default 'default'
   */
  namespace?: string;
  /**
   * Disk space of the database, in gigabytes.
   * @default 20
   */
  storageGb?: number;
  /**
   * Major version of PostgreSQL.
   * @default '16'
   */
  postgresVersion?: string;
}

/** Output fields of the Postgres component. */
export interface PostgresOutputs {
  /** Host name of the database within the cluster. */
  host: string;
  /** Port of the database. */
  port: number;
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
  /**
   * Kubernetes namespace that the component runs in.
   * @default 'default'
   */
  namespace?: string;
  /**
   * Days after which metrics are deleted.
   * @default 15
   */
  retentionDays?: number;
  /**
   * Seconds between two readings of a target.
   * @default 30
   */
  scrapeIntervalSeconds?: number;
  /**
   * Disk space for the metrics, in gigabytes.
   * @default 50
   */
  storageGb?: number;
}

/** Output fields of the Prometheus component. */
export interface PrometheusOutputs {
  /** Address of Prometheus within the cluster. */
  endpoint: string;
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
