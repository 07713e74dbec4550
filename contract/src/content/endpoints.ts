import { z } from 'zod';
import { dataOf, done, idParams } from '../common.ts';
import { endpointsOf, publicChange, publicRead } from '../endpoint.ts';
import { contentPaths } from './paths.ts';
import {
  banner,
  callBackBody,
  client,
  clientsQuery,
  contactBody,
  contactDetails,
  discountBanner,
  questionCategory,
  questionCategoryDetail,
  questionParams,
  informationPage,
  informationQuery,
  informationReference,
  slide,
  slideshowQuery,
} from './schemas.ts';

export const contentEndpoints = endpointsOf(contentPaths, {
  'content.slideshows': {
    ...publicRead,
    summary: 'Slides of the home page.',
    query: slideshowQuery,
    responses: { 200: dataOf(slide.array()) },
    failures: [400],
  },
  'content.banners': {
    ...publicRead,
    summary: 'Banners of a place on the site (8: home page).',
    params: idParams,
    responses: { 200: dataOf(banner.array()) },
    failures: [400, 404],
  },
  'content.discounts': {
    ...publicRead,
    summary: 'Banners of running discounts.',
    responses: { 200: dataOf(discountBanner.array()) },
    failures: [],
  },
  'content.information.list': {
    ...publicRead,
    summary: 'Information pages by title.',
    query: informationQuery,
    responses: { 200: dataOf(informationReference.array()) },
    failures: [400],
  },
  'content.information.detail': {
    ...publicRead,
    summary: 'An information page with its chapters (3 privacy, 5 terms).',
    params: idParams,
    query: informationQuery,
    responses: { 200: dataOf(informationPage) },
    failures: [400, 404],
  },
  'content.faq.categories': {
    ...publicRead,
    summary: 'Topics of the frequent questions, each with its questions, so that they can be searched.',
    responses: { 200: dataOf(questionCategory.array()) },
    failures: [],
  },
  'content.faq.category': {
    ...publicRead,
    summary: 'A topic of the frequent questions by its key or its number, with the answers.',
    params: questionParams,
    responses: { 200: questionCategoryDetail },
    failures: [400, 404],
  },
  'content.contact.subjects': {
    ...publicRead,
    summary: 'Subjects that a message can have, in the asked language.',
    responses: { 200: dataOf(z.string().array()) },
    failures: [],
  },
  'content.contact.details': {
    ...publicRead,
    summary: 'How to reach those who run the site.',
    responses: { 200: dataOf(contactDetails) },
    failures: [],
  },
  'content.contact.email': {
    ...publicChange,
    auth: 'guest',
    limit: 'contact',
    summary: 'Sends us a message; we answer by e-mail.',
    body: contactBody,
    responses: { 200: done },
    failures: [400, 403],
  },
  'content.contact.phone': {
    ...publicChange,
    auth: 'guest',
    limit: 'contact',
    summary: 'Leaves a telephone number; we call back.',
    body: callBackBody,
    responses: { 200: done },
    failures: [400, 403],
  },
  'content.clients': {
    ...publicRead,
    summary: 'Clients and partners with their drawings.',
    query: clientsQuery,
    responses: { 200: dataOf(client.array()) },
    failures: [400],
  },
});
