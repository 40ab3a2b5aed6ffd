/** For core/lib/client/clientEntry.js, which waits for the whole page before it has React take over any of it. */
export {loadShell as default} from './loaded-pages';
