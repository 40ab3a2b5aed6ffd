import type {IndexBases} from '@site/config/search-settings';
import {buildIndex, buildSteps, noGroups, type SearchIndex} from '@site/core/search/engine/build';
import {mayPass} from '@site/core/search/engine/facets';
import {decodeText, decodeTitles} from '@site/core/search/engine/format';
import {type Manifest, type ManifestEntry, manifestName, readManifest} from '@site/core/search/manifest';
import type {IndexedPage} from '@site/core/search/types';
import {type FetchText, fetchChecked} from './fetch-text';

/** One version in one language: titles first, text behind them. */
type Shard = {index: SearchIndex; text: Promise<void>; failure: unknown};

/** Lets questions in between two slices of work. */
export const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
const sliceMs = 8;

/** Loads index files when a question first needs them. A failure is forgotten, so that the next question tries again. */
export class IndexStore {
  private readonly manifests = new Map<string, Promise<Manifest>>();
  private readonly shards = new Map<string, Promise<Shard>>();

  constructor(
    private readonly bases: IndexBases,
    private readonly fetchText: FetchText,
    private readonly onRefined: (index: SearchIndex) => void,
    private readonly onTextFailed: () => void,
  ) {}

  /** Every index that may hold records passing the filters. */
  async shardsFor(filters: string[][]): Promise<Shard[]> {
    const wanted = await Promise.all(
      Object.entries(this.bases).map(async ([language, base]) => {
        // Tag and version are not known yet; this only spares the other language's files.
        if (
          !mayPass(
            {language, tag: '', version: ''},
            filters.filter((any) => any.every((filter) => filter.startsWith('language:'))),
          )
        )
          return [];
        const {indexes} = await this.manifest(base);
        const entries = indexes.filter(({tag, version}) => mayPass({language, tag, version}, filters));
        return Promise.all(entries.map((entry) => this.shard(base, entry)));
      }),
    );
    return wanted.flat();
  }

  private manifest(base: string): Promise<Manifest> {
    return remember(this.manifests, base, async () => readManifest(await this.fetchText(base + manifestName, true), base + manifestName));
  }

  private shard(base: string, entry: ManifestEntry): Promise<Shard> {
    return remember(this.shards, base + entry.titles.file, async () => {
      const json = await fetchChecked(this.fetchText, base, entry.titles).catch((error: unknown) => {
        // A deployment may have replaced the files since the manifest was read.
        this.manifests.delete(base);
        throw error;
      });
      const pages = decodeTitles(json, entry.titles.file);
      const shard: Shard = {index: buildIndex(pages, noGroups, false), text: Promise.resolve(), failure: undefined};
      shard.text = this.refine(shard, base, entry, pages);
      return shard;
    });
  }

  private async refine(shard: Shard, base: string, entry: ManifestEntry, titles: IndexedPage[]): Promise<void> {
    try {
      const json = await fetchChecked(this.fetchText, base, entry.text);
      const {pages, groups} = decodeText(json, entry.text.file, entry.titles.checksum, titles);
      const steps = buildSteps(pages, groups, true);
      let sliceStart = performance.now();
      for (let step = steps.next(); ; step = steps.next()) {
        if (step.done) {
          shard.index = step.value;
          break;
        }
        if (performance.now() - sliceStart < sliceMs) continue;
        await pause();
        sliceStart = performance.now();
      }
      shard.failure = undefined;
      this.onRefined(shard.index);
    } catch (error) {
      shard.failure = error;
      this.onTextFailed();
      // The titles still answer; the next question tries the text again.
      this.shards.delete(base + entry.titles.file);
      this.manifests.delete(base);
    }
  }
}

function remember<Value>(known: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>): Promise<Value> {
  const existing = known.get(key);
  if (existing) return existing;
  const value = make();
  known.set(key, value);
  value.catch(() => {
    if (known.get(key) === value) known.delete(key);
  });
  return value;
}
