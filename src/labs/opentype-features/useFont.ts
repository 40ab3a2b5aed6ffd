import fontUrl from 'inter-ui/variable-latin/InterVariable-subset.woff2';
import {useEffect, useState} from 'react';
import {family} from './model';

let loading: Promise<void> | undefined;

/** Registered by script, not by a style sheet: the file is asked for when the lab is on the page and never before. */
function load(): Promise<void> {
  loading ??= (async () => {
    const face = new FontFace(family, `url(${fontUrl})`, {weight: '100 900', style: 'normal'});
    document.fonts.add(face);
    await face.load();
  })();
  // A failed download may be tried again by the next lab that is opened.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

export function useFont(): 'loading' | 'ready' | 'failed' {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    let gone = false;
    load().then(
      () => gone || setState('ready'),
      () => gone || setState('failed'),
    );
    return () => {
      gone = true;
    };
  }, []);
  return state;
}
