import type { Place } from '@/lib/user-errors-and-mistakes';
import { toKeys } from '@/lib/json-pointer';
import { FolderResolver } from './folder-resolver';
import { toShownPath, type ServiceSource } from './service-names-and-root-documents';
import { toLineFinder, toTextTree, type TextNode } from './yaml-and-json-positions';

/** A value in one of the files of a spec. */
export interface FileNode {
  file: string;
  node: TextNode;
  /** The offset of its key, or of the value itself in a list. */
  start: number;
}

/** How many references one search follows at most: a reference may lead back to itself. */
const mostReferences = 50;

/** The files of a spec, each of which is read once. */
export class SourceFiles {
  private readonly resolver: FolderResolver;
  private readonly files = new Map<string, Promise<{ tree: TextNode; toPosition: ReturnType<typeof toLineFinder> }>>();

  constructor(
    private readonly root: string,
    private readonly source: ServiceSource,
  ) {
    this.resolver = new FolderResolver(source.folder, source.isForeign);
  }

  /** Returns the value of a file, by default the root document of the spec. */
  async findRoot(file = this.source.file): Promise<FileNode> {
    const { tree } = await this.load(file);
    return { file, node: tree, start: tree.start };
  }

  /** Returns the value of a file at a pointer. */
  async find(file: string, pointer: string, search = { left: mostReferences }): Promise<FileNode | undefined> {
    let at: FileNode | undefined = await this.findRoot(file);
    for (const key of toKeys(pointer)) at = at && (await this.findChild(at, key, search));
    return at;
  }

  /** Returns a member of a value, or of the value that it refers to. */
  async findChild(at: FileNode, key: string, search = { left: mostReferences }): Promise<FileNode | undefined> {
    let next: FileNode | undefined = at;
    while (next) {
      const child = next.node.getChildren().get(key);
      if (child) return { file: next.file, ...child };
      next = await this.follow(next, search);
    }
    return undefined;
  }

  /** Returns the target of the `$ref` of a value, unless it names an anchor. */
  async follow({ file, node }: FileNode, search = { left: mostReferences }): Promise<FileNode | undefined> {
    const reference = node.getChildren().get('$ref')?.node.text;
    if (reference === undefined || search.left-- <= 0) return undefined;
    const [path = '', pointer = ''] = reference.split('#');
    if (pointer !== '' && !pointer.startsWith('/')) return undefined;
    const target = path === '' ? file : this.resolver.resolveExternalRef(file, path);
    // An extension may refer to a file that does not exist. The linter reports it.
    return this.find(target, pointer, search).catch(() => undefined);
  }

  /** Returns the place of a value for messages. */
  async toPlace({ file, start }: FileNode): Promise<Place> {
    const { toPosition } = await this.load(file);
    return { file: toShownPath(this.root, file), ...toPosition(start) };
  }

  private load(file: string) {
    const loaded =
      this.files.get(file) ??
      this.resolver
        .loadExternalRef(file)
        .then(({ body }) => ({ tree: toTextTree(body), toPosition: toLineFinder(body) }));
    this.files.set(file, loaded);
    return loaded;
  }
}
