import { z } from 'zod';
import { dataOf, done } from '../common.ts';
import { endpointsOf, personal, publicChange, publicRead } from '../endpoint.ts';
import { ownDataRows } from './own-data.ts';
import { accountPaths } from './paths.ts';
import {
  account,
  accountBody,
  citiesQuery,
  imageBody,
  languageChoice,
  numberedOption,
  option,
  optionQuery,
  photoParams,
  savedSettings,
  settings,
  settingsChange,
  siteLanguage,
} from './schemas.ts';

export const accountEndpoints = endpointsOf(accountPaths, {
  ...ownDataRows,
  'account.languages.list': {
    ...publicRead,
    summary: 'The languages of the site.',
    responses: { 200: dataOf(siteLanguage.array()) },
    failures: [],
  },
  'account.languages.set': {
    ...publicChange,
    auth: 'optional',
    idempotent: true,
    summary:
      'Remembers the language in the account of the person who is logged in; else only the cookie is set.',
    body: languageChoice,
    responses: { 200: done },
    failures: [],
  },
  'account.update': {
    ...personal,
    summary: 'Replaces the profile that every session shows.',
    body: accountBody,
    responses: { 200: dataOf(account) },
    failures: [],
  },
  'account.settings.read': {
    ...personal,
    summary: 'The settings of the person.',
    responses: { 200: dataOf(settings) },
    failures: [],
  },
  'account.settings.save': {
    ...personal,
    summary: 'Changes settings: only the fields that are sent.',
    body: settingsChange,
    responses: { 200: savedSettings },
    failures: [],
  },
  'account.settings.image': {
    ...personal,
    summary: 'Stores a photo of the person, drawn anew and without what a camera writes into a file.',
    limit: 'uploads',
    consumes: 'multipart',
    bodyLimit: 7 * 1024 * 1024,
    body: imageBody,
    responses: { 200: savedSettings },
    failures: [],
  },
  'account.settings.removeImage': {
    ...personal,
    summary: 'Removes the photo of the person.',
    responses: { 200: savedSettings },
    failures: [],
  },
  'account.organisations': {
    ...personal,
    limit: 'search',
    summary: 'Organisations whose name holds what is searched for; the first 20.',
    query: optionQuery,
    responses: { 200: dataOf(numberedOption.array()) },
    failures: [],
  },
  'account.positions': {
    ...personal,
    limit: 'search',
    summary: 'Positions whose name holds what is searched for; the first 20.',
    query: optionQuery,
    responses: { 200: dataOf(numberedOption.array()) },
    failures: [],
  },
  'account.countries': {
    ...publicRead,
    summary: 'The countries, in the asked language; the value is the code of ISO 3166-1.',
    responses: { 200: dataOf(option.array()) },
    failures: [],
  },
  'account.cities': {
    ...publicRead,
    summary: 'The cities of a country that has a list of them; else none: then any text will do.',
    query: citiesQuery,
    responses: { 200: dataOf(option.array()) },
    failures: [],
  },
  'account.photo': {
    ...publicRead,
    limit: 'none',
    summary: 'The photo of a person, by a name that nobody can guess.',
    params: photoParams,
    produces: 'image/webp',
    responses: { 200: z.unknown() },
    failures: [404],
  },
});
