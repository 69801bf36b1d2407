# Names of things. The words of the rulebook.

region-northwest = Northwest
region-california = California
region-southwest = Southwest
region-northern-plains = Northern Plains
region-great-lakes = Great Lakes
region-northeast = Northeast
region-mid-atlantic = Mid-Atlantic
region-southeast = Southeast
region-heartland = Heartland
region-texas = Texas

tile-additional = { $kind ->
    [dollars] Dollar tile ({ $values })
    [number] Number tile ({ $values })
    [bonus] new tile with a bonus tile ({ $values })
    [expansion] new tile with the Expansion tile ({ $values })
    [link] new tile with the Link tile ({ $values })
   *[influence] new tile ({ $values })
}

milestone-four-towns = four towns
milestone-four-regions = four regions
milestone-five-in-scored-cities = five in scored cities
milestone-two-three-four = two, three, four
milestone-big-city = big city
milestone-region = region
milestone-two-8-links = two $8 links

colour-blue = blue
colour-red = red
colour-orange = orange
colour-black = black
colour-beige = beige
dollars = ${ $amount }
