import { existsSync } from 'node:fs';
import {
  BaseResolver,
  isAbsoluteUrl,
  ResolveError,
  Source,
  YamlParseError,
  type Document,
} from '@redocly/openapi-core';
import { findExactValue } from './exact-numbers-in-yaml';
import { isKeyOfData, keysOfMaps } from '../find-in-bundled-document';
import { findItemOrMember, isObject } from '../find-members-of-parsed-json';
import { checkAliases } from './check-yaml-aliases';
import { withComponents } from './keep-component-names-when-bundling';
import { correctText, correctYaml, type Correction } from './correct-yaml-mistakes';
import { decode } from './decode-file';
import { failSpec } from './spec-problem';
import { isUrl, readInside } from './read-inside-folder';
import { resolveIdentifiers } from './identifiers-to-pointers';
import { nameSecuritySchemes } from './security-scheme-uris-to-names';
import { toLineFinder } from './yaml-and-json-positions';
import { findForeignTags, toTagMessage } from './find-non-json-yaml-tags';

/** Parsed documents by absolute path, shared because the linter and the bundler request the same files. */
export type DocumentCache = Map<string, Document>;

/**
 * Reads only the files of one folder. By default, Redocly's library fetches every URL and reads every file that a `$ref` or an
 * `externalValue` names. Specs are untrusted, so this resolver rejects URLs and files outside of the folder, also those behind
 * symbolic links.
 */
export class FolderResolver extends BaseResolver {
  /** The corrections of the files that have been read, if the resolver is lenient. */
  readonly corrections = new Map<string, Correction[]>();

  constructor(
    private readonly folder: string,
    /** Whether to read YAML whose meaning is clear although it is not valid. */
    private readonly isLenient = false,
    private readonly documents: DocumentCache = new Map<string, Document>(),
    /** The keys that lead to the objects without their references, by file. */
    private readonly removed = new Map<string, string[][]>(),
  ) {
    super();
  }

  /**
   * Resolves a reference as a URL: `Cat%20Toy.yaml` refers to `Cat Toy.yaml`, unless a file named `Cat%20Toy.yaml`
   * exists.
   */
  override resolveExternalRef(base: string | null, reference: string): string {
    // A URL without slashes, such as `file:/etc/hosts`, is not the name of a file.
    if (isUrl(reference)) return reference;
    const file = super.resolveExternalRef(base, reference);
    if (isAbsoluteUrl(file) || !reference.includes('%') || existsSync(file)) return file;
    try {
      return super.resolveExternalRef(base, decodeURIComponent(reference));
    } catch {
      return file;
    }
  }

  override async loadExternalRef(file: string): Promise<Source> {
    const known = this.documents.get(file);
    if (known) return known.source;
    try {
      return new Source(file, decode(await readInside(this.folder, file), file));
    } catch (error) {
      throw new ResolveError(error instanceof Error ? error : new Error(String(error)));
    }
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const known = this.documents.get(source.absoluteRef);
    if (known) return known;
    checkAliases(source.body, source.absoluteRef);
    const document = this.isLenient ? this.parseLeniently(source, isRoot) : this.parseStrictly(source, isRoot);
    resolveIdentifiers(document.parsed);
    nameSecuritySchemes(document.parsed);
    this.documents.set(source.absoluteRef, document);
    return document;
  }

  private parseStrictly(source: Source, isRoot?: boolean): Document {
    const document = super.parseDocument(source, isRoot);
    const [tag] = typeof document.parsed === 'object' ? findForeignTags(source.body) : [];
    if (!tag) return document;
    const { line, column } = toLineFinder(source.body)(tag.offset);
    return failSpec(
      { file: source.absoluteRef, line, column },
      'yaml-tag',
      toTagMessage(tag.text),
      'Write the value as text, or as a map or list of texts.',
    );
  }

  private parseLeniently(source: Source, isRoot?: boolean): Document {
    const { text, corrections } = correctText(source.body);
    const file = source.absoluteRef;
    const readable = corrections.length === 0 ? source : new Source(file, text);
    this.corrections.set(file, corrections);
    try {
      return super.parseDocument(readable, isRoot);
    } catch (error) {
      const corrected = error instanceof YamlParseError ? correctYaml(text) : undefined;
      if (!corrected) throw error;
      this.corrections.set(file, [...corrections, ...corrected.corrections]);
      return super.parseDocument(new Source(file, corrected.text), isRoot);
    }
  }

  /** Returns the parsed content of a file that has been read. */
  getParsed(file: string): unknown {
    return this.documents.get(file)?.parsed;
  }

  /** Returns all documents that have been read. */
  getDocuments(): Document[] {
    return [...this.documents.values()];
  }

  /** Removes the `$ref` of the object at these keys of a file that has been read, also for the bundler. */
  removeReference({ file, keys }: { file: string; keys: string[] }): void {
    this.removed.set(file, [...(this.removed.get(file) ?? []), keys]);
    removeAt(this.getParsed(file), keys);
  }

  /** Returns the keys given to `removeReference` for a file. */
  protected getRemoved(file: string): string[][] {
    return this.removed.get(file) ?? [];
  }

  /**
   * Returns a resolver for the bundler that shares the documents, preserves all digits of large integers, and has the components of the
   * root document in its own map. `findOverlay` gets the reference of an overlay and the root document before it is applied.
   */
  forBundler(findOverlay: FindOverlay): FolderResolver {
    const resolver = new BundlerResolver(this.folder, this.isLenient, this.documents, this.removed);
    resolver.findOverlay = findOverlay;
    return resolver;
  }
}

type FindOverlay = (reference: string, root: unknown) => Document | undefined;

class BundlerResolver extends FolderResolver {
  findOverlay: FindOverlay = () => undefined;
  private root: Document | undefined;

  override async resolveDocument<T>(base: string | null, reference: string, isRoot?: boolean) {
    const overlay = this.root && this.findOverlay(reference, this.root.parsed);
    if (overlay) return overlay as Document<T>;
    const document = await super.resolveDocument<T>(base, reference, isRoot);
    if (isRoot && !(document instanceof Error)) this.root = document;
    return document;
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const document = super.parseDocument(source, isRoot);
    if (typeof document.parsed !== 'object') return document;
    const parsed = findExactValue(document.source.body, document.parsed) ?? document.parsed;
    dropEmptyMaps(parsed);
    for (const keys of this.getRemoved(source.absoluteRef)) removeAt(parsed, keys);
    return { ...document, parsed: isRoot ? withComponents(parsed, source.absoluteRef, this) : parsed };
  }
}

function removeAt(root: unknown, keys: string[]): void {
  const found = keys.reduce(findItemOrMember, root);
  if (isObject(found)) Reflect.deleteProperty(found, '$ref');
}

/** Removes empty values that the bundler takes for maps, but not from examples and values. The linter has reported them. */
function dropEmptyMaps(root: unknown): void {
  // A list instead of recursion, because a hostile document may be nested deeply.
  const pending: { value: unknown; isMap: boolean }[] = [{ value: root, isMap: false }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, isMap } = next;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (!isMap && isKeyOfData(key)) continue;
      if (child === null && !isMap && (key === 'discriminator' || key === 'mapping'))
        Reflect.deleteProperty(value, key);
      else pending.push({ value: child, isMap: !isMap && keysOfMaps.has(key) });
    }
  }
}
