import type {Behavior} from '../reader';
import {inLabs} from './labs';
import {pages} from './pages';
import {reading} from './reading';
import {search} from './search';
import {shell} from './shell';

/** What readers rely on, in every engine. */
export const behaviors: Behavior[] = [...shell, ...pages, ...reading, ...search, ...inLabs];
