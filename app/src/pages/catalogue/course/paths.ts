/** The form that asks for an offer, or anything else, about a course. */
export function offerPath(course: number): string {
  return `/help/offer?course=${String(course)}`;
}

/** The same for a group of so many. */
export function groupOfferPath(course: number, people: number): string {
  return `${offerPath(course)}&people=${String(people)}`;
}
