import { pageStore } from '../../shared/store/store';

/** Whether what is on the screen was read from the device, since the server could not be reached. */
export const isReadingSaved = pageStore(false);
