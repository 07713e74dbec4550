import { ecgStrip } from '@medeina/contract/learning/schemas';
import { z } from 'zod';
import { flowFile } from './flow-file.ts';
import { pageFile } from './information-folder.ts';
import { materialFile } from './kinds/index.ts';
import { categoryFile } from './questions-folder.ts';
import {
  bannersFile,
  categoriesFile,
  clientsFile,
  contactDetailsFile,
  contactSubjectsFile,
  courseFile,
  discountsFile,
  filtersFile,
  reviewsFile,
  slidesFile,
  subjectsFile,
  synonymsFile,
  topicFile,
} from './shapes.ts';

/** The shapes that the import reads, by the name under which their schemas are published. */
const shapes = {
  course: courseFile,
  topic: topicFile,
  material: materialFile,
  ecg: ecgStrip,
  flow: flowFile,
  subjects: subjectsFile,
  categories: categoriesFile,
  filters: filtersFile,
  synonyms: synonymsFile,
  reviews: reviewsFile,
  slides: slidesFile,
  banners: bannersFile,
  discounts: discountsFile,
  clients: clientsFile,
  contacts: contactDetailsFile,
  'contact-subjects': contactSubjectsFile,
  'information-page': pageFile,
  'faq-category': categoryFile,
} as const;

/**
 * JSON schemas of the files of a course folder, for editors that check and complete while one writes. What holds between
 * files, or between parts of one, only the import checks.
 */
export function jsonSchemas(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [
      name,
      // Draft 7 is what editors know.
      z.toJSONSchema(shape, { io: 'input', target: 'draft-7', reused: 'ref' }),
    ]),
  );
}
