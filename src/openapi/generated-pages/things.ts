/** Something that the services identify, and the names of its identifiers. */
export interface Thing {
  title: string;
  anchor: string;
  /** `accounts.{shortName}` is a parameter, `livesystems.Mutation.id` a property. `*` is any service or schema. */
  names: string[];
  /** What the specification does not say about the identifiers, as Markdown that follows "The specification does not say". */
  open?: string;
}

/** The things, in the order of a reader's first live system. */
export const things: Thing[] = [
  {
    title: 'Account',
    anchor: 'account',
    names: ['accounts.{accountId}', 'accounts.{email}', 'accounts.CreateAccountRequest.email'],
  },
  {
    title: 'Requester',
    anchor: 'requester',
    names: ['livesystems.LiveSystem.requesterId'],
    open: 'whether a requester is an account',
  },
  {
    title: 'Owner',
    anchor: 'owner',
    names: [
      'environments.{type}',
      'environments.{ownerId}',
      'environments.EnvironmentId.type',
      'environments.EnvironmentId.ownerId',
    ],
    open: 'whether the owner of an environment is an account',
  },
  {
    title: 'Parent of an environment',
    anchor: 'parent',
    names: ['providers.LiveSystemEnvironment.parentId', 'providers.LiveSystemEnvironment.parentType'],
    open: 'whether the parent of an environment is its owner',
  },
  {
    title: 'Environment',
    anchor: 'environment',
    names: [
      'environments.{shortName}',
      'environments.EnvironmentId.shortName',
      'environments.*.managementEnvironmentId',
      'providers.LiveSystemEnvironment.id',
      'livesystems.*.environment',
    ],
    open: 'how the ID of an environment relates to its owner and its short name',
  },
  {
    title: 'Resource group',
    anchor: 'resource-group',
    names: [
      'accounts.{shortName}',
      '*.{resourceGroupId}',
      '*.*.resourceGroupId',
      '*.*.newResourceGroupId',
      '*.*.resourceGroups',
    ],
    open: 'how the short name of a personal resource group relates to a `resourceGroupId`, or which of the two `resourceGroups` contains',
  },
  {
    title: 'Blueprint',
    anchor: 'blueprint',
    names: ['*.{productName}', '*.{productVersion}', '*.*.productName', '*.*.productVersion', '*.*.productId'],
    open: 'how `productId` relates to the name and the version of a blueprint',
  },
  {
    title: 'Component',
    anchor: 'component',
    names: [
      '*.BlueprintComponent.id',
      '*.LiveSystemComponent.id',
      '*.*.componentId',
      '*.*.dependencies',
      '*.*.blueprintMap',
    ],
  },
  {
    title: 'Live system',
    anchor: 'live-system',
    names: ['*.{liveSystemName}', '*.*.newLiveSystemName', '*.*.liveSystemId', 'providers.LiveSystem.id'],
    open: 'how the ID of a live system relates to its name, or whether `liveSystemId` and the `id` of the providers service are the same',
  },
  {
    title: 'Mutation and step',
    anchor: 'mutation',
    names: [
      '*.{mutationId}',
      'livesystems.Mutation.id',
      'livesystems.Mutation.steps*',
      'livesystems.MutationStep.id',
      '*.*.currentMutationId',
      '*.*.mutationId',
      '*.*.systemMutationId',
    ],
    open: 'whether `mutationId`, `systemMutationId`, and the `id` of a mutation are the same',
  },
  {
    title: 'Provider',
    anchor: 'provider',
    names: [
      'providers.{name}',
      'providers.{providerName}',
      'providers.{providerId}',
      'providers.{clientId}',
      'providers.CreateProviderRequest.name',
      '*.*.provider',
    ],
    open: 'how the ID of a provider relates to its name, or what `provider` contains',
  },
  {
    title: 'Secret',
    anchor: 'secret',
    names: [
      'environments.{secretShortName}',
      'environments.{secretName}',
      'environments.CreateSecretRequest.shortName',
    ],
    open: 'whether `secretName` is the short name of a secret',
  },
  {
    title: 'CI/CD profile',
    anchor: 'ci-cd-profile',
    names: [
      'environments.{profileShortName}',
      'environments.CreateCiCdProfileRequest.shortName',
      'environments.*.defaultCiCdProfileShortName',
    ],
  },
  { title: 'Service account', anchor: 'service-account', names: ['environments.{principalId}'] },
  {
    title: 'Azure and GCP',
    anchor: 'cloud',
    names: [
      'environments.{tenantId}',
      'environments.{subscriptionId}',
      'environments.{projectName}',
      'environments.*.tenantId',
      'environments.*.subscriptionId',
      'environments.*.organizationId',
      'environments.*.projectId',
      'environments.AzureLocation.id',
      'environments.AzurePairedRegion.id',
      'environments.GcpLocation.id',
    ],
    open: 'how the name of a GCP project relates to `projectId`',
  },
];
