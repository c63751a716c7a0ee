import { pageStore } from '../../shared/store/store';

/** True if data on the screen was read from the device, because the server was unreachable. */
export const isReadingSaved = pageStore(false);
