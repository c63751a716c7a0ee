import { describe, expect, it } from 'vitest';
import { CARRIERS, trackingUrlOf } from './carriers.js';

describe('the tracking page of a parcel', () => {
  it.each([
    ['Delhivery', 'https://www.delhivery.com/track-v2/package/AB12'],
    ['delhivery surface', 'https://www.delhivery.com/track-v2/package/AB12'],
    ['Xpress Bees', 'https://www.xpressbees.com/shipment/tracking?awbNo=AB12'],
    ['BLUE-DART', 'https://www.bluedart.com/web/guest/trackdartresultthirdparty?trackFor=0&trackNo=AB12'],
    ['Speed Post', 'https://www.indiapost.gov.in/'],
  ])('is known for %s', (carrier, url) => {
    expect(trackingUrlOf({ carrier, trackingNumber: 'AB12' })).toBe(url);
  });

  it('is not made up for other carriers, or without a number', () => {
    expect(trackingUrlOf({ carrier: 'My cousin', trackingNumber: 'AB12' })).toBeNull();
    expect(trackingUrlOf({ carrier: '', trackingNumber: 'AB12' })).toBeNull();
    expect(trackingUrlOf({ carrier: null, trackingNumber: 'AB12' })).toBeNull();
    expect(trackingUrlOf({ carrier: 'Delhivery', trackingNumber: null })).toBeNull();
  });

  it('holds what was typed as a number, and nothing that leads elsewhere', () => {
    const { host, pathname } = new URL(
      trackingUrlOf({ carrier: 'Delhivery', trackingNumber: '../../evil?x=1#y' }) ?? '',
    );
    expect([host, pathname]).toEqual(['www.delhivery.com', '/track-v2/package/..%2F..%2Fevil%3Fx%3D1%23y']);
  });

  it('is a secure one for every carrier', () => {
    for (const { trackingPage } of CARRIERS) expect(trackingPage).toMatch(/^https:\/\//);
  });
});
