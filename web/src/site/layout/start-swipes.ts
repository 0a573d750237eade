/** A row that swipes takes the focus, so that arrow keys move it; Safari gives it none by itself. */
export function startSwipes() {
  const watcher = new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
  });
  for (const row of document.querySelectorAll('.swipes')) watcher.observe(row);
}
