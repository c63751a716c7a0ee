/** Carrier and tracking number of a fulfillment. */
export interface Shipment {
  carrier: string | null;
  trackingNumber: string | null;
  /** The tracking page of the carrier; null without a tracking number, or if the carrier is unknown. */
  trackingUrl: string | null;
}

/** The parcel in which the buyer sent rented copies back. */
export interface ReturnShipment extends Shipment {
  sentAt: Date;
}
