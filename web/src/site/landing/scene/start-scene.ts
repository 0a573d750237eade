/** The visible share of the phone at which the scene counts as seen. */
const SEEN = 0.6;

function play(scene: HTMLElement) {
  for (const animation of scene.getAnimations({ subtree: true })) {
    animation.currentTime = 0;
    animation.play();
  }
}

/** Plays the scene again, once, where its phone was below the screen at first. */
function playWhenSeen(scene: HTMLElement, phone: HTMLElement) {
  let wasAway = false;
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) {
        wasAway = true;
        return;
      }
      watcher.disconnect();
      if (wasAway) play(scene);
    },
    { threshold: SEEN },
  );
  watcher.observe(phone);
}

/** The style sheet plays the scene by itself; this plays it again, also at a press of the button. */
export function startScene() {
  const scene = document.querySelector<HTMLElement>('[data-scene]');
  const phone = scene?.querySelector<HTMLElement>('.scene-hand');
  const button = scene?.querySelector<HTMLElement>('.play-again');
  if (!scene || !phone || !button) return;
  button.addEventListener('click', () => play(scene));
  button.hidden = false;
  playWhenSeen(scene, phone);
}
