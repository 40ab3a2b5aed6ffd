import {DamagedAddress, fromHash, toHash} from '@site/core/playground/address';
import type {Example} from '@site/core/playground/example';
import {choose, currentChoice} from '@site/src/components/ChoiceTabs/store';
import {useCallback, useEffect, useRef, useState} from 'react';
import {loadExamples} from './examples';

/** How long the reader must pause before the address follows, in milliseconds: browsers limit how often it may change. */
const pause = 500;

export interface Playground {
  readonly examples: readonly Example[];
  /** Undefined until the address has been read. */
  readonly source?: string;
  readonly target: string;
  /** The address carried a design that cannot be read. */
  readonly damaged: boolean;
  readonly edit: (source: string) => void;
  readonly chooseTarget: (target: string) => void;
  /** The address of this design, to be shared. */
  readonly address: () => Promise<string>;
}

/** The design and the target, which the address carries and the reader changes. */
export function usePlayground(): Playground {
  const [examples, setExamples] = useState<readonly Example[]>([]);
  const [source, setSource] = useState<string>();
  const [target, setTarget] = useState('react');
  const [damaged, setDamaged] = useState(false);
  const written = useRef<string>(undefined);

  const open = useCallback(async (loaded: readonly Example[]) => {
    const {hash} = window.location;
    if (hash === written.current) return;
    const start = loaded.find(({group}) => group === 'start')?.source ?? '';
    try {
      const shared = await fromHash(hash);
      setSource(shared?.layers ?? start);
      setTarget(shared?.target ?? currentChoice('target') ?? 'react');
      setDamaged(false);
    } catch (error) {
      if (!(error instanceof DamagedAddress)) throw error;
      setSource(start);
      setDamaged(true);
    }
  }, []);

  useEffect(() => {
    let current: readonly Example[] = [];
    let gone = false;
    const follow = () => open(current);
    // Without the examples the playground still works; it starts empty.
    loadExamples()
      .catch((): readonly Example[] => [])
      .then((loaded) => {
        if (gone) return undefined;
        current = loaded;
        setExamples(loaded);
        return follow();
      });
    window.addEventListener('hashchange', follow);
    return () => {
      gone = true;
      window.removeEventListener('hashchange', follow);
    };
  }, [open]);

  const address = useCallback(async () => {
    const url = new URL(window.location.href);
    url.hash = await toHash({layers: source ?? '', target});
    return url.href;
  }, [source, target]);

  const edited = useRef(false);
  useEffect(() => {
    if (!edited.current) return;
    const timer = window.setTimeout(async () => {
      const url = new URL(await address());
      written.current = url.hash;
      window.history.replaceState(window.history.state, '', url);
    }, pause);
    return () => window.clearTimeout(timer);
  }, [address]);

  const edit = (text: string) => {
    edited.current = true;
    setDamaged(false);
    setSource(text);
  };
  const chooseTarget = (id: string) => {
    edited.current = true;
    choose('target', id);
    setTarget(id);
  };
  return {examples, source, target, damaged, edit, chooseTarget, address};
}
