/** A thread for a module in TypeScript, which Node alone cannot read; `workerData.module` names it. */
const {workerData} = require('node:worker_threads');
require('tsx/cjs');
require(workerData.module);
