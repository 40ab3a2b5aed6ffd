import {sharedDesign, sharedDesignAttribute} from '@site/config/choices';
import {DamagedAddress, fromHash, toHash} from '@site/core/playground/address';
import type {Example} from '@site/core/playground/example';
import {choose, currentChoice} from '@site/src/components/ChoiceTabs/store';
import {useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {loadExamples} from './examples';

/** How long the reader must pause before the address follows, in milliseconds: browsers limit how often it may change. */
const pause = 500;

export interface Playground {
  readonly examples: readonly Example[];
  readonly source: string;
  /** The address has been read: the source is the reader's. */
  readonly opened: boolean;
  readonly target: string;
  /** The address carried a design that cannot be read. */
  readonly damaged: boolean;
  readonly edit: (source: string) => void;
  readonly chooseTarget: (target: string) => void;
  /** The address of this design, to be shared. */
  readonly address: () => Promise<string>;
}

/** The design and the target, which the address carries and the reader changes; without any, the example to start with. */
export function usePlayground(start: Example): Playground {
  const [examples, setExamples] = useState<readonly Example[]>([start]);
  const [source, setSource] = useState(start.source);
  const [opened, setOpened] = useState(false);
  const [target, setTarget] = useState('react');
  const [damaged, setDamaged] = useState(false);
  const written = useRef<string>(undefined);

  const open = useCallback(async () => {
    const {hash} = window.location;
    if (hash === written.current) return;
    try {
      const shared = await fromHash(hash);
      setSource(shared?.layers ?? start.source);
      setTarget(shared?.target ?? currentChoice('target') ?? 'react');
      setDamaged(false);
    } catch (error) {
      if (!(error instanceof DamagedAddress)) throw error;
      setSource(start.source);
      setDamaged(true);
    }
    setOpened(true);
  }, [start]);

  useEffect(() => {
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [open]);

  useEffect(() => {
    let gone = false;
    // Without the others the playground still works; it has one to start from.
    loadExamples().then(
      (loaded) => gone || setExamples(loaded),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, []);

  // As the script in <head> has it, for those who come from another page.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(sharedDesignAttribute, sharedDesign.test(window.location.hash));
  }, []);

  const address = useCallback(async () => {
    const url = new URL(window.location.href);
    url.hash = await toHash({layers: source, target});
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
  return {examples, source, opened, target, damaged, edit, chooseTarget, address};
}
