/** Nothing but the defaults: the packages are to need no setting. */
export default {};
