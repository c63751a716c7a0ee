import { pageStore } from '../store/store';

/** True while the server pushes changes. Screens poll otherwise. */
export const isLive = pageStore(false);
