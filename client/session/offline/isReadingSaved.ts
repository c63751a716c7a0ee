import { pageStore } from '../../shared/store/store';

/** True if data on the screen comes from this device, because the server was unreachable. */
export const isReadingSaved = pageStore(false);
