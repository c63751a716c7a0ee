import { pageStore } from '../store/store';

/** True while the server pushes changes; otherwise screens poll. */
export const isLive = pageStore(false);
