import {type ReactNode, useState} from 'react';

export default function Fragile(): ReactNode {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('Broken on purpose', {cause: new Error('The cause of it')});
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break the page
    </button>
  );
}
