import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { assertShallow } from '../domain/shared/nesting.js';
import { accountRoutes } from './accounts/accountRoutes.js';
import { exportRoute } from './accounts/exportRoute.js';
import { settingsRoutes } from './accounts/settingsRoutes.js';
import { testAuthRoute } from './accounts/testAuthRoute.js';
import { addressRoutes } from './addresses/addressRoutes.js';
import { pinCodeRoute } from './addresses/pinCodeRoute.js';
import { bookListRoutes } from './books/bookListRoutes.js';
import { findingRoutes } from './books/findingRoutes.js';
import { relatedRoutes } from './books/relatedRoutes.js';
import { shelfRoutes } from './books/shelfRoutes.js';
import { editionRoutes } from './books/editionRoutes.js';
import { editRoutes } from './books/editRoutes.js';
import { listingRoutes } from './books/listingRoutes.js';
import { ownListingRoutes } from './books/ownListingRoutes.js';
import { suggestionRoutes } from './books/suggestionRoutes.js';
import { cartRoutes } from './cart/cartRoutes.js';
import { deliveryRoutes } from './delivery/deliveryRoutes.js';
import { completeDocument } from './documentParts.js';
import { refuseCrossSite } from './crossSite.js';
import { API_DESCRIPTION } from './description.js';
import { exportRoutes } from './exports/exportRoutes.js';
import { healthRoutes } from './healthRoutes.js';
import { marketplaceRoutes } from './marketplace/marketplaceRoutes.js';
import { onlinePaymentRoutes } from './orders/onlinePaymentRoutes.js';
import { orderRoutes } from './orders/orderRoutes.js';
import { refundRoutes } from './orders/refundRoutes.js';
import { ratingRoute } from './orders/ratingRoute.js';
import { bookPhotoRoutes } from './photos/bookPhotoRoutes.js';
import { disputePhotoRoutes } from './photos/disputePhotoRoutes.js';
import { orderPhotoRoutes } from './photos/orderPhotoRoutes.js';
import { evidenceRoute } from './papers/evidenceRoute.js';
import { packingSlipRoute } from './papers/packingSlipRoute.js';
import { paperRoutes } from './papers/paperRoutes.js';
import { refuseOtherMethods } from './methods.js';
import { FORM_LIMITS, refuseLargeForm } from './multipart.js';
import { refuseUnknownParameters } from './parameters.js';
import { isWithoutSession } from './withoutSession.js';
import { documentRefusalsOfAll, documentRefusalsOfBodies } from './refusalsOfAll.js';
import { reviewListRoutes } from './reviews/reviewListRoutes.js';
import { reviewRoutes } from './reviews/reviewRoutes.js';
import type { RestDependencies } from './restDependencies.js';
import { answerRestErrors } from './restErrors.js';
import { saleRoutes } from './sales/saleRoutes.js';
import { complaintRoutes } from './complaints/complaintRoutes.js';
import { disputeRoutes } from './disputes/disputeRoutes.js';
import { paymentRoutes } from './sales/paymentRoutes.js';
import { purchaseRoute } from './sales/purchaseRoute.js';
import { rentalRoutes } from './sales/rentalRoutes.js';
import { stepRoutes } from './sales/stepRoutes.js';
import { savedSearchRoutes } from './savedSearches/savedSearchRoutes.js';
import { waitingRoutes } from './waiting/waitingRoutes.js';

const ROUTES = [
  healthRoutes,
  marketplaceRoutes,
  accountRoutes,
  settingsRoutes,
  addressRoutes,
  pinCodeRoute,
  deliveryRoutes,
  testAuthRoute,
  exportRoute,
  exportRoutes,
  bookListRoutes,
  findingRoutes,
  suggestionRoutes,
  relatedRoutes,
  shelfRoutes,
  editionRoutes,
  listingRoutes,
  ownListingRoutes,
  editRoutes,
  cartRoutes,
  orderRoutes,
  onlinePaymentRoutes,
  refundRoutes,
  ratingRoute,
  reviewListRoutes,
  reviewRoutes,
  saleRoutes,
  stepRoutes,
  purchaseRoute,
  rentalRoutes,
  paymentRoutes,
  disputeRoutes,
  complaintRoutes,
  paperRoutes,
  evidenceRoute,
  packingSlipRoute,
  waitingRoutes,
  savedSearchRoutes,
  bookPhotoRoutes,
  orderPhotoRoutes,
  disputePhotoRoutes,
];

/** Theme of the documentation page. It hides the bar for selecting a document, because there is only one. */
const DOCS_THEME = {
  title: API_DESCRIPTION?.info?.title,
  css: [{ filename: 'panna.css', content: '.swagger-ui .topbar { display: none; }' }],
};

/** Registers the REST routes, the OpenAPI document at /api/openapi.json, and the documentation page at /api/docs. */
export async function restRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  answerRestErrors(http);
  useSchemasAsDocuments(http);
  documentRefusalsOfAll(http);
  documentRefusalsOfBodies(http);
  http.addHook('onRequest', refuseCrossSite);
  http.addHook('onRequest', refuseUnknownParameters);
  http.addHook('onRequest', async (request, reply) => {
    if (!isWithoutSession(request.routeOptions)) await dependencies.checkSession(request, reply);
  });
  http.addHook('preParsing', async (request) => refuseLargeForm(request));
  http.addHook('preValidation', async ({ body }) => assertShallow(body));
  await http.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
  await http.register(swagger, {
    openapi: API_DESCRIPTION,
    transform: createJsonSchemaTransform({}),
    transformObject: completeDocument,
  });
  await http.register(swaggerUi, { routePrefix: '/api/docs', theme: DOCS_THEME });
  refuseOtherMethods(http);
  http.get('/api/openapi.json', { schema: { hide: true } }, () => http.swagger());
  for (const routes of ROUTES) await routes(http, dependencies);
}

/**
 * Makes Fastify use the schemas of routes for documentation only. Bodies and responses pass through unchanged,
 * because the use-cases validate their input with the documented error texts.
 */
function useSchemasAsDocuments(http: FastifyInstance): void {
  http.setValidatorCompiler(() => (value: unknown) => ({ value }));
  http.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
}
