/**
 * The import order of the folders and files inside each folder, lowest first: each entry may import the entries
 * before it. A name with an extension is a file. A dot stands for all files without an entry; they come last if there
 * is no dot. Every folder with subfolders is listed, except those whose subfolders never import each other
 * (STRANGERS).
 * @type {Record<string, string[]>}
 */
const ORDERS = {
  'server/domain': words`text money bookkeeping shared addresses marketplace accounts delivery catalogue rental orders payments payouts papers disputes complaints reviews waiting events notifications`,
  'server/domain/catalogue': words`search`,
  'server/covers': words`drawn coverPaths.ts pictureOrder.ts pictureLimits.ts picture.ts readAtMost.ts photos cards`,
  'server/covers/drawn': words`. designs`,
  'server/payments': words`depositBlocks.ts paymentProvider.ts payoutProvider.ts splitProvider.ts razorpay razorpayx route`,
  'server/simulators': words`payments payouts`,
  'server/usecases': words`hashToken.ts outbox auditLog.ts recording.ts requireAbility.ts scope.ts readInput.ts audit.ts record.ts securityLine.ts noteStaffAction.ts followLog.ts cursor.ts paging.ts onceUnderKey.ts bookkeeping covers catalogue delivery editions listings cart orders payments photos factors approvals payouts transfers disputes money staff accounts addresses bookmarks reviews sellers waiting notifications savedSearches moderation complaints related shelves currencies marketplace exports papers refunds chargebacks approving publicPages live consequences upkeep health`,
  'server/usecases/catalogue': words`book.ts bookCursor.ts countListed.ts readSounds.ts readSearch.ts bookLists.ts finding`,
  'server/usecases/notifications': words`days.ts deviceInMail.ts mailedLink.ts notificationKind.ts approvalFacts.ts automaticStep.ts depositInMail.ts lastDaysInMail.ts moneyBackInMail.ts orderLines.ts pickUpRows.ts rentalDue.ts toPayInMail.ts kinds`,
  'server/usecases/notifications/kinds': words`. complaints deadlines disputes rentals payments`,
  'server/usecases/orders': words`online rentalPayments pickUp copies . placing extension purchase steps`,
  'server/usecases/payments': words`blocks online .`,
  'server/graphql': words`schema loaders.ts context.ts outage.ts unquoted.ts errors.ts sessionCheck.ts limits landing factors users addresses books delivery editions bookmarks cart payments disputes fulfillments orders approvals payouts papers rentals photos sellers moderation complaints refunds money staff reviews related shelves suggestions savedSearches waiting currencies marketplace node live`,
  'server/graphql/books': words`bookEnums.ts calendarTypes.ts BookPriceType.ts BookType.ts finding`,
  'server/rest': words`envelope.ts restDependencies.ts parameters.ts multipart.ts withoutSession.ts rupees.ts lowerCase.ts underNames.ts idempotencyHeaders.ts accounts addresses delivery books cart orders disputes complaints sales photos reviews savedSearches waiting marketplace exports papers`,
  'server/demo': words`demoPeople.ts demoBook.ts books photos demoOrder.ts orders`,
  'server/persistence': words`entities migrations . queries`,
  'server/persistence/queries': words`statements bookkeeping allocations accounts addresses delivery staff books editions payments payouts transfers papers orders stock photos related reviews shelves savedSearches waiting events publicPages moderation complaints`,
  'server/persistence/migrations': words`frozen until1763702420000 until1763702690000 until1763702792000 until1763702920000 until1763703000000 until1763707500000 until1763712200000 until1763718220000 until1763718920000`,
  'server/persistence/queries/books': words`. finding`,
  'server/cli': words`. abilities documents`,
  client: words`shared session entities features layout home.tsx Providers.tsx firstSight graphiql serviceWorker public`,
  'client/layout': words`place`,
  'client/firstSight': words`. start`,
  'client/shared': words`contract store navigation i18n refusals send theme ui forms apollo paging`,
  'client/shared/i18n/errors': words`hi gu .`,
  'client/shared/i18n': words`errors`,
  'client/session': words`token offline connection viewer settings secondStep renewal`,
  'client/entities': words`policy address money approval delivery photo rental bookmark book search listing cart order payout paper fulfillment dispute moderation review`,
  'client/entities/search': words`filters.ts recentSearches.ts suggestions`,
  'client/entities/order': words`online`,
  'client/entities/fulfillment': words`Disputes.generated.ts Earnings.generated.ts Payments.generated.ts Settlement.generated.ts FulfillmentState.generated.ts FulfillmentSteps.generated.ts pickUp .`,
  'client/features/account': words`forms login registration mailedLinks profile`,
  'client/features/book': words`facts rental waiting choosing reviews`,
  'client/features/money': words`Section.tsx OrderLink.tsx approvals blocks chargebacks debts stranded taxes transfers .`,
  'client/features/catalogue': words`filters nothing`,
  'client/features/dashboard': words`figures listings revenue rentals sales reviews`,
  'client/features/edition': words`moderation`,
  'client/features/home': words`shelves`,
  'client/features/listing': words`fields draft photos edit upload`,
  'client/features/settings': words`SettingsSection.tsx addresses delivery . security`,
  'client/features/orders': words`extension purchase payment earnings online refund rentalPayment dispute rating reviews photos contact order transactions`,
};

/** Folders whose subfolders never import each other. Code that two subfolders share is in a lower folder. */
const STRANGERS = ['client/features'];

/** @param {TemplateStringsArray} text */
function words([text]) {
  return (text ?? '').split(' ');
}

module.exports = { ORDERS, STRANGERS };
