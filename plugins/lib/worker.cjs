/** A thread for a module in TypeScript, which Node alone cannot read; `workerData.module` names it. */
const {workerData} = require('node:worker_threads');
require('./typescript.cjs');
require(workerData.module);
