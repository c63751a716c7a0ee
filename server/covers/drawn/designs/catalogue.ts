import type { Design } from '../artwork.js';
import { arch } from './arch.js';
import { bands } from './bands.js';
import { blockPrint } from './blockPrint.js';
import { botanical } from './botanical.js';
import { hills } from './hills.js';
import { initial } from './initial.js';
import { mandala } from './mandala.js';
import { poster } from './poster.js';
import { rays } from './rays.js';
import { stripes } from './stripes.js';
import { sun } from './sun.js';
import { tiles } from './tiles.js';
import { tooled } from './tooled.js';
import { waves } from './waves.js';

/** All designs. Adding, removing or reordering designs changes the covers of existing books. */
export const DESIGNS: readonly [Design, ...Design[]] = [
  arch,
  bands,
  blockPrint,
  botanical,
  hills,
  initial,
  mandala,
  poster,
  rays,
  stripes,
  sun,
  tiles,
  tooled,
  waves,
];
