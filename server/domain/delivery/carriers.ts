/** A carrier: its usual name, other names that senders use, and its tracking page. */
interface Carrier {
  name: string;
  alsoCalled?: readonly string[];
  /** Address of the page, with {number} for the tracking number. A page without {number} asks the visitor for it. */
  trackingPage: string;
}

/** Carriers for parcels within India, with the tracking pages as of November 2026. */
export const CARRIERS: readonly Carrier[] = [
  {
    name: 'India Post',
    alsoCalled: ['Speed Post', 'Registered Post', 'Post Office'],
    trackingPage: 'https://www.indiapost.gov.in/',
  },
  {
    name: 'Blue Dart',
    trackingPage: 'https://www.bluedart.com/web/guest/trackdartresultthirdparty?trackFor=0&trackNo={number}',
  },
  { name: 'Delhivery', trackingPage: 'https://www.delhivery.com/track-v2/package/{number}' },
  { name: 'DTDC', trackingPage: 'https://www.dtdc.com/track-your-shipment/' },
  { name: 'Ekart', trackingPage: 'https://ekartlogistics.com/shipmenttrack/{number}' },
  { name: 'XpressBees', trackingPage: 'https://www.xpressbees.com/shipment/tracking?awbNo={number}' },
];

/** The carrier and tracking number of a parcel, as its sender typed them. */
interface Parcel {
  carrier: string | null;
  trackingNumber: string | null;
}

/** Returns the address of a parcel's tracking page; null without a tracking number, or if the carrier is unknown. */
export function trackingUrlOf({ carrier, trackingNumber }: Parcel): string | null {
  if (carrier === null || trackingNumber === null) return null;
  const found = CARRIERS.find(({ name, alsoCalled = [] }) =>
    [name, ...alsoCalled].some((each) => lettersOf(carrier).includes(lettersOf(each))),
  );
  return found?.trackingPage.replace('{number}', encodeURIComponent(trackingNumber)) ?? null;
}

/** Adds the address of the tracking page to a parcel; null if no page is known. */
export function withTrackingUrl<Sent extends Parcel>(parcel: Sent): Sent & { trackingUrl: string | null } {
  return { ...parcel, trackingUrl: trackingUrlOf(parcel) };
}

/** Returns the letters a to z of a name in lower case, because senders differ in spaces, punctuation and capitals. */
function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '');
}
