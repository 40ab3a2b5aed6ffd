import Layout from '@theme/Layout';
import {type ReactNode, useState} from 'react';

function Fragile(): ReactNode {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('Broken on purpose', {cause: new Error('The cause of it')});
  return (
    <main>
      <h1>Fragile page</h1>
      <button type="button" onClick={() => setBroken(true)}>
        Break the page
      </button>
    </main>
  );
}

export default function FragilePage(): ReactNode {
  return (
    <Layout title="Fragile">
      <Fragile />
    </Layout>
  );
}
