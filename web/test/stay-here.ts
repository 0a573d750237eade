/** From now on a link that opens another tab opens none: only its press is heard. */
export const stayHere = () =>
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (target instanceof Element && target.closest('a[target=_blank]')) event.preventDefault();
  });
