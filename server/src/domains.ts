import { accountDomain } from './account/domain.ts';
import { authDomain } from './auth/domain.ts';
import type { AuthContext } from './auth/routes.ts';
import { catalogueDomain } from './catalogue/domain.ts';
import { contentDomain } from './content/domain.ts';
import { learningDomain } from './learning/domain.ts';
import { isEnrolled } from './learning/enrolments.ts';
import type { Domain } from './platform/domain.ts';
import { shoppingDomain } from './shopping/domain.ts';

/** The domains of the product. Each may import those above it. */
export const domains: readonly Domain<AuthContext>[] = [
  authDomain,
  accountDomain,
  catalogueDomain(isEnrolled),
  learningDomain,
  contentDomain,
  shoppingDomain,
];
