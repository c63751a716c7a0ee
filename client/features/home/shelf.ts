import alice from './covers/alice.svg';
import baskervilles from './covers/baskervilles.svg';
import chandrakanta from './covers/chandrakanta.svg';
import dracula from './covers/dracula.svg';
import eightyDays from './covers/eighty-days.svg';
import frankenstein from './covers/frankenstein.svg';
import gitanjali from './covers/gitanjali.svg';
import godaan from './covers/godaan.svg';
import jungleBook from './covers/jungle-book.svg';
import monteCristo from './covers/monte-cristo.svg';
import prideAndPrejudice from './covers/pride-and-prejudice.svg';
import satyanaPrayogo from './covers/satyana-prayogo.svg';

/** The covers in the banner, drawn by the server for books in the public domain. */
export const SHELF = [
  jungleBook,
  prideAndPrejudice,
  monteCristo,
  satyanaPrayogo,
  godaan,
  chandrakanta,
  eightyDays,
  gitanjali,
  alice,
  dracula,
  frankenstein,
  baskervilles,
];
