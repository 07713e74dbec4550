/** Says 'somebody is logged in' and nothing more: readable by the page, worthless to a thief. */
export const hintCookie = 'signed_in';
