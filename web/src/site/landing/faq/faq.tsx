import { ChevronDown } from 'lucide-react';
import { siteLinks } from '../../site-links.ts';
import { QUESTIONS } from './questions.data.ts';

/** Six questions people ask first. The browser keeps one of them open at a time. */
export function Faq() {
  return (
    <section id="faq" className="faq wide" aria-labelledby="faq-title">
      <div className="faq-words">
        <h2 id="faq-title">FAQ</h2>
        <p className="muted">
          Something else? <a href={siteLinks.support}>Ask support</a>.
        </p>
      </div>
      <div className="faq-list">
        {QUESTIONS.map(({ question, answer }, i) => (
          <details key={question} className="faq-item" name="faq" open={i === 0}>
            <summary className="faq-question">
              {question}
              <ChevronDown className="faq-mark" size={20} aria-hidden="true" />
            </summary>
            <div className="faq-answer">
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
