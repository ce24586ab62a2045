import { existsSync } from 'node:fs';
import { BaseResolver, isAbsoluteUrl, ResolveError, Source, type Document } from '@redocly/openapi-core';
import { findExactValue } from '../exact-numbers';
import { checkAliases } from './check-aliases';
import { withComponents } from './component-names';
import { decode } from './decode';
import { isUrl, readInside } from './read-inside';

/** Parsed documents by absolute path, shared because the linter and the bundler request the same files. */
export type DocumentCache = Map<string, Document>;

/**
 * Reads only the files of one folder. By default, Redocly's library fetches every URL and reads every file that a `$ref` or an
 * `externalValue` names. Specs are untrusted, so this resolver rejects URLs and files outside of the folder, also those behind
 * symbolic links.
 */
export class FolderResolver extends BaseResolver {
  constructor(
    private readonly folder: string,
    private readonly documents: DocumentCache = new Map<string, Document>(),
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
    const document = super.parseDocument(source, isRoot);
    this.documents.set(source.absoluteRef, document);
    return document;
  }

  /** Returns the parsed content of a file that has been read. */
  getParsed(file: string): unknown {
    return this.documents.get(file)?.parsed;
  }

  /** Returns all documents that have been read. */
  getDocuments(): Document[] {
    return [...this.documents.values()];
  }

  /**
   * Returns a resolver for the bundler that shares the documents, preserves all digits of large integers, and has the components of the
   * root document in its own map.
   */
  forBundler(): FolderResolver {
    return new BundlerResolver(this.folder, this.documents);
  }
}

class BundlerResolver extends FolderResolver {
  override parseDocument(source: Source, isRoot?: boolean): Document {
    const document = super.parseDocument(source, isRoot);
    const exact = typeof document.parsed === 'object' ? findExactValue(source.body, document.parsed) : undefined;
    const parsed = exact ?? document.parsed;
    return { ...document, parsed: isRoot ? withComponents(parsed, source.absoluteRef, this) : parsed };
  }
}
