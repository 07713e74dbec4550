/** Schemas of the forms; loaded when a form is first checked. */
import { loginBody, registerForm } from '@medeina/contract/auth/schemas';

export const loginForm = loginBody.omit({ oc_session: true });
export { forgottenBody, resetForm } from '@medeina/contract/auth/schemas';
export { registerForm };
