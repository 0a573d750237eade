/** A title whose compounds stay on one line: "email" is one word. */
export const PostTitle = ({ title }: { title: string }) =>
  title.split(/(\S+-\S+)/).map((part, i) =>
    i % 2 ? (
      <span key={part} className="post-title-whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
