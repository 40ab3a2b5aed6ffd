import {buildSite} from './build/site';
import {bold, formatSeconds} from './lib/progress';
import {stopAllWithUs} from './lib/run';

stopAllWithUs();

buildSite({fresh: process.argv.includes('--fresh')})
  .then(({built, seconds}) => {
    console.log(
      built.length > 0
        ? `${bold('Built')} ${built.join(' and ')} in ${formatSeconds(seconds)}.`
        : 'Nothing has changed since the last build.',
    );
  })
  .catch((error: Error) => {
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  });
