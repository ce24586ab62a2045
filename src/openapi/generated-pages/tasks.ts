import type { Operation, Spec } from '../model';
import { getOperations } from './markdown';

/** What a reader wants to do, and the tag of the operations for it. */
interface Task {
  title: string;
  anchor: string;
  /** The service and the tag: `environments/Secrets`. */
  tag: string;
}

/** The tasks in the order of a reader's first live system. */
const tasks: Task[] = [
  { title: 'Check the connection', anchor: 'check', tag: 'accounts/Health' },
  { title: 'Create and find accounts', anchor: 'accounts', tag: 'accounts/Accounts' },
  {
    title: 'Create a service account outside of an environment',
    anchor: 'account-service-accounts',
    tag: 'accounts/Service accounts',
  },
  { title: 'Manage personal resource groups', anchor: 'resource-groups', tag: 'accounts/Resource groups' },
  { title: 'Manage environments', anchor: 'environments', tag: 'environments/Environments' },
  {
    title: 'Initialize an environment for Azure',
    anchor: 'azure',
    tag: 'environments/Azure initialization',
  },
  { title: 'Initialize an environment for GCP', anchor: 'gcp', tag: 'environments/GCP initialization' },
  { title: 'Manage the secrets of an environment', anchor: 'secrets', tag: 'environments/Secrets' },
  {
    title: 'Manage the CI/CD profiles of an environment',
    anchor: 'ci-cd-profiles',
    tag: 'environments/CI/CD profiles',
  },
  {
    title: 'Manage the service accounts of an environment',
    anchor: 'service-accounts',
    tag: 'environments/Service accounts',
  },
  { title: 'Register and change providers', anchor: 'providers', tag: 'providers/Providers' },
  { title: 'Create and change blueprints', anchor: 'blueprints', tag: 'blueprints/Blueprints' },
  {
    title: 'Instantiate, read, update, and delete live systems',
    anchor: 'live-systems',
    tag: 'livesystems/Live systems',
  },
  {
    title: 'List and update the live systems of a resource group, and read mutations',
    anchor: 'check-live-systems',
    tag: 'providers/Live systems',
  },
];

/** A task and its operations, each with the spec that contains it. */
export interface TaskOperations extends Pick<Task, 'title' | 'anchor'> {
  operations: { spec: Spec; operation: Operation }[];
}

/** Assigns each operation to the task of its tag. Operations without a task come last. */
export function toTasks(specs: Spec[]): TaskOperations[] {
  const all = specs.flatMap((spec) => getOperations(spec).map((operation) => ({ spec, operation })));
  const others = { title: 'Other operations', anchor: 'other' };
  const findTask = ({ spec: { service }, operation }: TaskOperations['operations'][number]) =>
    tasks.find(({ tag }) => operation.tags.some((own) => `${service}/${own}` === tag)) ?? others;
  return [...tasks, others]
    .map((task) => ({ ...task, operations: all.filter((entry) => findTask(entry) === task) }))
    .filter(({ operations }) => operations.length > 0);
}
