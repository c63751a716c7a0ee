import { describe, expect, it } from 'vitest';
import { deviceOf } from './device';

const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const SAFARI_ON_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const EDGE_ON_WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0';
const FIREFOX_ON_LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('The device of a session', () => {
  it.each([
    [CHROME_ON_ANDROID, 'Chrome', 'Android'],
    [SAFARI_ON_IPHONE, 'Safari', 'iOS'],
    [EDGE_ON_WINDOWS, 'Microsoft Edge', 'Windows'],
    [FIREFOX_ON_LINUX, 'Firefox', 'Linux'],
  ])('is read from %s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });

  it.each([[null], [''], ['node'], ['my own script']])('is not guessed from %j', (userAgent) => {
    expect(deviceOf(userAgent)).toBeNull();
  });
});
