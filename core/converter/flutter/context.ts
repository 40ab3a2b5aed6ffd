import type {Props} from '../props';

/** What a Dart file needs while its widgets are built. */
export class DartContext {
  readonly #imports = new Set<string>(['package:flutter/material.dart']);

  constructor(readonly props: Props) {}

  uses(library: string): void {
    this.#imports.add(library);
  }

  /** `dart:` first, then packages, as the formatter of Dart sorts them. */
  get imports(): readonly string[] {
    return [...this.#imports].toSorted();
  }
}
