import type { Operation, Spec } from '../model';
import { getOperations } from './markdown';

/** What a reader wants to do, and the operations for it: `service/Tag` for all of a tag, `service.operationId` for one. */
interface Task {
  title: string;
  anchor: string;
  operations: string[];
}

/** The tasks in the order of a reader's first live system. */
const tasks: Task[] = [
  { title: 'Check the connection', anchor: 'check', operations: ['accounts/Health'] },
  { title: 'Create and find accounts', anchor: 'accounts', operations: ['accounts/Accounts'] },
  {
    title: 'Create a service account outside of an environment',
    anchor: 'account-service-accounts',
    operations: ['accounts/Service accounts'],
  },
  { title: 'Manage personal resource groups', anchor: 'resource-groups', operations: ['accounts/Resource groups'] },
  { title: 'Manage environments', anchor: 'environments', operations: ['environments/Environments'] },
  {
    title: 'Initialize an environment for Azure',
    anchor: 'azure',
    operations: ['environments/Azure initialization'],
  },
  { title: 'Initialize an environment for GCP', anchor: 'gcp', operations: ['environments/GCP initialization'] },
  { title: 'Manage the secrets of an environment', anchor: 'secrets', operations: ['environments/Secrets'] },
  {
    title: 'Manage the CI/CD profiles of an environment',
    anchor: 'ci-cd-profiles',
    operations: ['environments/CI/CD profiles'],
  },
  {
    title: 'Manage the service accounts of an environment',
    anchor: 'service-accounts',
    operations: ['environments/Service accounts'],
  },
  { title: 'Register and change providers', anchor: 'providers', operations: ['providers/Providers'] },
  { title: 'Create and change blueprints', anchor: 'blueprints', operations: ['blueprints/Blueprints'] },
  {
    title: 'Instantiate, update, and delete live systems',
    anchor: 'live-systems',
    operations: ['livesystems/Live systems', 'providers.updateLiveSystem'],
  },
  {
    title: 'Check live systems and mutations',
    anchor: 'check-live-systems',
    operations: ['providers/Live systems', 'livesystems.getLiveSystem'],
  },
];

/** A task and its operations, each with the spec that contains it. */
export interface TaskOperations extends Pick<Task, 'title' | 'anchor'> {
  operations: { spec: Spec; operation: Operation }[];
}

/** Assigns each operation to one task, first by its own name, then by its tag. Operations without a task come last. */
export function toTasks(specs: Spec[]): TaskOperations[] {
  const all = specs.flatMap((spec) => getOperations(spec).map((operation) => ({ spec, operation })));
  const others = { title: 'Other operations', anchor: 'other', operations: [] };
  const findTask = ({ spec: { service }, operation: { id, tags } }: TaskOperations['operations'][number]) =>
    tasks.find(({ operations }) => operations.includes(`${service}.${id}`)) ??
    tasks.find(({ operations }) => tags.some((tag) => operations.includes(`${service}/${tag}`))) ??
    others;
  return [...tasks, others]
    .map((task) => ({ ...task, operations: all.filter((entry) => findTask(entry) === task) }))
    .filter(({ operations }) => operations.length > 0);
}
