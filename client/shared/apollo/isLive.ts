import { pageStore } from '../store/store';

/** Whether the server tells of changes by itself now; when it does not, screens ask from time to time. */
export const isLive = pageStore(false);
