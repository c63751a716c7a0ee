import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 collect garbage when the heap has grown by 20 % since the last collection. By default V8 lets it
 * quadruple: under load, 90 MB of live objects held 400 MB. Must be called before the heap grows.
 */
export function growHeapSlowly(): void {
  setFlagsFromString('--heap-growing-percent=20');
}
