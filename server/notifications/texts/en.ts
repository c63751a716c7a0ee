/** What the mails say in English. Placeholders are ICU messages. */
export const EN = {
  greeting: 'Hello {name},',
  greetingUnnamed: 'Hello,',
  footer: 'You choose in the settings of {product} which mails you get.',
  deposit: 'Deposits (given back)',
  amountDue: 'Amount due',
  refunded: 'Refunded',
  depositsGivenBack: 'Deposits given back',
  net: 'Net total of the order',
  viewOrder: 'View the order',
  reason: 'Reason',
  carrier: 'Sent with',
  trackingNumber: 'Tracking number',

  welcomeSubject: 'Welcome to {product}',
  welcome: 'It is good to have you here. Please confirm that this is your address.',
  verifySubject: 'Confirm your address',
  verify: 'Please confirm that this is your address. The link is good for two days.',
  verifyAction: 'Confirm my address',

  resetSubject: 'Choose a new password',
  reset:
    'Somebody, most likely you, asked for a new password. The link is good for one hour. If it was not you, nothing has changed and you need do nothing.',
  resetAction: 'Choose a new password',

  attemptsSubject: 'Many wrong passwords for your account',
  attempts:
    'Somebody has tried more than a hundred wrong passwords for your account within an hour. Until the hour is over, nobody can log in on a device that you have not used before; on your own devices you can.',
  attemptsAdvice: 'If your password is short, or you use it elsewhere too, please choose a new one.',

  orderPlacedSubject: 'Your order {number}',
  orderPlaced: 'Thank you. Each seller now confirms and sends their part; we will tell you when they do.',
  orderReceivedSubject: 'A new order: {number}',
  orderReceived: '{buyer} ordered from you. Please confirm it and send the books.',
  orderReceivedUnnamed: 'A reader ordered from you. Please confirm it and send the books.',

  CONFIRMEDSubject: 'Order {number} is confirmed',
  CONFIRMED: 'The seller has confirmed these books and is getting them ready.',
  SHIPPEDSubject: 'Order {number} is on its way',
  SHIPPED: 'The seller has sent these books. Please mark them as delivered when you have them.',
  DELIVEREDSubject: 'Order {number} has arrived',
  DELIVERED: 'The buyer has these books now.',
  RETURNEDSubject: 'Your rental of order {number} is back',
  RETURNED: 'The seller has taken these books back. Thank you for reading with us.',
  CANCELLEDSubject: 'Part of order {number} is cancelled',
  CANCELLED: 'These books were cancelled. What was charged for them goes back, deposits included.',

  expired: 'The seller did not confirm this order in time, so {product} has cancelled it.',

  dueSoonSubject: '“{title}” is due on {day}',
  dueSoon: 'Please give it back by {day}, or extend the rental while the copy is free.',
  overdueSubject: '“{title}” was due on {day}',
  overdue: 'Please give it back soon: the next reader may be waiting for it.',
  overdueFee: 'Each day costs {fee}, which is taken from your deposit.',
  rentalExtendedSubject: '“{title}” is rented until {day} now',
  rentalExtended: 'The reader keeps it longer. It is due back on {day}, and the months are charged.',
  depositReturnedSubject: 'Your deposit of {amount} is on its way back',
  depositReturned: 'The seller has your book back and the deposit is yours again.',
  depositKeptSubject: 'The deposit of your order {number}',
  depositSettled: 'The seller has your book back. This is what became of the deposit:',
  lateFee: 'Late fee',
  withheld: 'Withheld by the seller',
  givenBack: 'Given back to you',

  newBooksSubject: '{count, plural, one {# new book} other {# new books}} for you',
  newBooks: 'New since yesterday, in the genres that you like:',
  browse: 'Browse all books',
};

/** Every text that a mail may use; each language has them all. */
export type MailTexts = Record<keyof typeof EN, string>;
